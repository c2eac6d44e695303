import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import styles from './BasketBar.module.scss';

interface BasketBarProps {
  /** Name of the region, "Basket". */
  label: string;
  /** "2 shops, 40.00 € of 50.00 €". */
  text: string;
  to: string;
  /** "Continue". */
  go: string;
}

/** What is in the basket, at the lower edge of the wall while one goes on choosing. */
export function BasketBar({ label, text, to, go }: BasketBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-print="never">
      <span className={styles.icon}>
        <Icon name="shop" />
      </span>
      <p className={styles.text}>{text}</p>
      <ButtonLink to={to} kind="primary">
        {go}
      </ButtonLink>
    </section>
  );
}
