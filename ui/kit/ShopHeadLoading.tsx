import styles from './ShopHead.module.scss';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The room of a `ShopHead` whose shop and value are being loaded, so that nothing moves when they come. */
export function ShopHeadLoading({
  label,
}: {
  /** Spoken once: "Loading your shop voucher". */ label: string;
}) {
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
