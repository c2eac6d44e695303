import type { To } from 'react-router';
import { Link } from '../../../../kit/Link.tsx';
import styles from './CategoryDoors.module.scss';

interface CategoryDoorsProps {
  /** Accessible name of the list: "Popular categories". */
  label: string;
  doors: readonly { id: string; label: string; to: To }[];
  onFollow?: () => void;
}

/** Their place until they come. */
export function CategoryDoorsWaiting() {
  return <div className={styles.doors} />;
}

/** Links to categories of the wall, in one line that scrolls sideways. */
export function CategoryDoors({ label, doors, onFollow }: CategoryDoorsProps) {
  return (
    <nav aria-label={label} className={styles.doors}>
      <ul className={styles.list}>
        {doors.map((door) => (
          <li key={door.id}>
            <Link to={door.to} preventScrollReset className={styles.door} onClick={onFollow}>
              {door.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
