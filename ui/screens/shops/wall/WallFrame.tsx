import type { ReactNode } from 'react';
import styles from './WallFrame.module.scss';

interface WallFrameProps {
  /** The search and other parts in its row. */
  tools: ReactNode;
  /** True if the tools are sticky. */
  sticky: boolean;
  /** Links to categories; shown while no filter is set. */
  doors?: ReactNode;
  /** The `FilterBar`, if its place is above or beside the shops. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The wall's regions in reading order. The layout profile puts the filters above or beside the shops. */
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
