import { ShopLogo } from './ShopLogo.tsx';
import styles from './NamedShop.module.scss';

interface NamedShopProps {
  name: string;
  /** Null or absent if the shop has none, or none is known. */
  logo?: string | null | undefined;
}

/** A shop's name, with its logo on a small light plate before it. Where the logo does not come, the name alone. */
export function NamedShop({ name, logo }: NamedShopProps) {
  return (
    <span className={styles.shop}>
      {logo && <ShopLogo className={styles.plate} src={logo} otherwise={null} />}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
