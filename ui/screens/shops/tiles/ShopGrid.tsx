import type { FocusEventHandler, ReactNode, Ref } from 'react';
import styles from './ShopGrid.module.scss';

interface ShopGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** `ShopTile` elements. */
  children: ReactNode;
  /** Space before and after the mounted tiles, in place of those that are not mounted; in CSS pixels. */
  room?: { before: number; after: number };
  onFocus?: FocusEventHandler<HTMLUListElement>;
  onBlur?: FocusEventHandler<HTMLUListElement>;
  ref?: Ref<HTMLUListElement>;
}

/** The list of shop tiles, in as many columns as fit. */
export function ShopGrid({ labelledBy, children, room, ...list }: ShopGridProps) {
  return (
    <ul
      {...list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari tells of no list where the marks are left out
      role="list"
      className={styles.grid}
      aria-labelledby={labelledBy}
      style={room && { paddingBlock: `${room.before}px ${room.after}px` }}
    >
      {children}
    </ul>
  );
}

/**
 * Space in place of rows that are not mounted, between rows that are. `height` is in CSS pixels, without the grid's
 * gaps.
 */
export function ShopGap({ height }: { height: number }) {
  return <li aria-hidden="true" className={styles.rows} style={{ blockSize: `${height}px` }} />;
}
