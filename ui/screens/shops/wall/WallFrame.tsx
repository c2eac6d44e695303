import type { ReactNode } from 'react';
import styles from './WallFrame.module.scss';

interface WallFrameProps {
  search: ReactNode;
  /** Links to categories; shown while nothing narrows the wall. */
  doors?: ReactNode;
  /** The `FilterBar`, if the site has one. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The regions of the wall in reading order. The layout profile puts the filters above or beside the shops. */
export function WallFrame({ search, doors, filters, children }: WallFrameProps) {
  return (
    <div className={styles.wall} data-filtered={filters ? true : undefined}>
      <div className={styles.search}>{search}</div>
      {doors}
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={styles.results}>{children}</div>
    </div>
  );
}
