import { ShopLogo } from './ShopLogo.tsx';
import styles from './NamedShop.module.scss';

interface NamedShopProps {
  name: string;
  logo?: string | null | undefined;
}

/** With its logo on a small light plate. If the logo fails to load, only the name. */
export function NamedShop({ name, logo }: NamedShopProps) {
  return (
    <span className={styles.shop}>
      {logo && <ShopLogo className={styles.plate} src={logo} otherwise={null} />}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
