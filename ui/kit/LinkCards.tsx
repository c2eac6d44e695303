import { Link } from './Link.tsx';
import styles from './LinkCards.module.scss';
import { Icon, type IconName } from './Icon.tsx';
import { LATER_ICONS } from './laterIcons.ts';

export interface LinkCard {
  /** An internal path. */
  to: string;
  title: string;
  text: string;
  icon: IconName;
}

export function LinkCards({ doors }: { doors: readonly LinkCard[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map((door) => (
        <li key={door.to} className={styles.door}>
          <span className={styles.icon}>
            <Icon name={door.icon} size="l" />
          </span>
          <span className={styles.words}>
            <Link to={door.to} className={styles.link} data-print="text">
              {door.title}
            </Link>
            <span className={styles.text}>{door.text}</span>
          </span>
          <span className={styles.arrow}>
            <Icon name={LATER_ICONS.arrowRight} />
          </span>
        </li>
      ))}
    </ul>
  );
}
