import type { ReactNode } from 'react';
import styles from './WallFrame.module.scss';

interface WallFrameProps {
  /** Search and what else stands in its line. */
  tools: ReactNode;
  /** True if the tools stay in sight while the page is scrolled. */
  sticky: boolean;
  /** Links to categories; shown while nothing narrows the wall. */
  doors?: ReactNode;
  /** The `FilterBar`, if it stands above or beside the shops. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The regions of the wall in reading order. The layout profile puts the filters above or beside the shops. */
export function WallFrame({ tools, sticky, doors, filters, children }: WallFrameProps) {
  return (
    <div className={styles.wall}>
      <div className={sticky ? styles.stickyTools : styles.tools}>{tools}</div>
      {doors}
      <div className={styles.body} data-filtered={filters ? true : undefined}>
        {filters && <div className={styles.filters}>{filters}</div>}
        <div className={styles.results}>{children}</div>
      </div>
    </div>
  );
}
