import { LogoPlate } from './LogoPlate.tsx';
import styles from './ShopHead.module.scss';

interface ShopHeadProps {
  shop: string;
  logo: string | null;
  /** The value as text: "25.00 €". */
  value: string;
  /** Id of the heading. */
  id?: string;
}

/** The head of a card about one shop: its logo, its name, and the value. */
export function ShopHead({ shop, logo, value, id }: ShopHeadProps) {
  return (
    <header className={styles.head}>
      {logo !== null && <LogoPlate src={logo} />}
      <div className={styles.words}>
        <h2 id={id} className={styles.shop}>
          {shop}
        </h2>
        <p className={styles.value}>{value}</p>
      </div>
    </header>
  );
}
