import type { ReactNode, Ref } from 'react';
import styles from './ShopGrid.module.scss';

interface ShopGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** `ShopTile` elements. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** The list of shop tiles, in as many columns as fit. */
export function ShopGrid({ labelledBy, children, ref }: ShopGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari tells of no list where the marks are left out
    <ul ref={ref} role="list" className={styles.grid} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
