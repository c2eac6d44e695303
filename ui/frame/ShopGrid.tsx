import type { ReactNode } from 'react';
import styles from './ShopGrid.module.scss';

interface ShopGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** ShopTiles. */
  children: ReactNode;
  id?: string;
}

/** The wall: a list, in as many columns as fit. */
export function ShopGrid({ labelledBy, children, id }: ShopGridProps) {
  return (
    <ul id={id} className={styles.grid} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
