import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import styles from './BasketBar.module.scss';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';

interface BasketBarProps {
  /** Accessible name of the region: "Basket". */
  label: string;
  /** What is in the basket: "2 shops, 40.00 € of 50.00 €". */
  text: string;
  to: string;
  /** Label of the link: "Continue". */
  go: string;
}

/** A bar at the lower edge of the wall that says what is in the basket, with a link to it. */
export function BasketBar({ label, text, to, go }: BasketBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-print="never">
      <span className={styles.icon}>
        <Icon name={LATER_ICONS.shop} />
      </span>
      <p className={styles.text}>{text}</p>
      <ButtonLink to={to} kind="primary">
        {go}
      </ButtonLink>
    </section>
  );
}
