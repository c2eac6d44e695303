import type { ReactNode } from 'react';
import styles from './WallFrame.module.scss';

interface WallFrameProps {
  search: ReactNode;
  /** Ways into the wall, while nothing narrows it. */
  doors?: ReactNode;
  /** The FilterBar, where the site has one. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The regions of the wall, in the order in which they are read; the profile sets the filters above or beside. */
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
