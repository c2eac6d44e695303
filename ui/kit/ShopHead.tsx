import { LogoPlate } from './LogoPlate.tsx';
import styles from './ShopHead.module.scss';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ShopHeadProps {
  shop: string;
  logo: string | null;
  /** Formatted: "25.00 €". */
  value: string;
  id?: string;
}

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

/** Placeholder with the height of a `ShopHead`. `label` is spoken once: "Loading your shop voucher". */
export function ShopHeadLoading({ label }: { label: string }) {
  return (
    <header className={styles.head} aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <span className={styles.plateRoom} aria-hidden="true" />
      <div className={styles.words} aria-hidden="true">
        <p className={styles.shop}>
          <span className={styles.room} />
        </p>
        <p className={styles.value}>
          <span className={styles.room} />
        </p>
      </div>
    </header>
  );
}
