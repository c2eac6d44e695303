import { type ReactNode, useRef } from 'react';
import { useIsAbove } from './useIsAbove.ts';
import styles from './WallFrame.module.scss';

interface WallFrameProps {
  /** The search and other parts in its row. */
  tools: ReactNode;
  /** The letter index below them, while the shops are sorted by name. */
  letters?: ReactNode;
  /** True if the tools are sticky. */
  sticky: boolean;
  /** A row of chips. */
  chips?: ReactNode;
  /** The `FilterBar`, if its place is above or beside the shops. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The wall's regions in reading order. The layout profile puts the filters above or beside the shops. */
export function WallFrame({ tools, letters, sticky, chips, filters, children }: WallFrameProps) {
  const edge = useRef<HTMLDivElement>(null);
  const isStuck = useIsAbove(edge) && sticky;
  return (
    <div className={styles.wall}>
      <div ref={edge} />
      <div
        className={sticky ? styles.stickyTools : styles.tools}
        data-stuck={isStuck || undefined}
        data-letters={letters ? true : undefined}
      >
        {tools}
        {letters}
      </div>
      {chips}
      <div className={styles.body} data-filtered={filters ? true : undefined}>
        {filters && <div className={styles.filters}>{filters}</div>}
        <div className={styles.results}>{children}</div>
      </div>
    </div>
  );
}
