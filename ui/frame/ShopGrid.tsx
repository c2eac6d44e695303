import type { ReactNode, Ref } from 'react';
import styles from './ShopGrid.module.scss';

interface ShopGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** ShopTiles. */
  children: ReactNode;
  /** Space in place of tiles that are not mounted, in CSS pixels. */
  room?: { before: number; after: number };
  ref?: Ref<HTMLUListElement>;
}

/** The wall: a list, in as many columns as fit. */
export function ShopGrid({ labelledBy, children, room, ref }: ShopGridProps) {
  return (
    <ul
      ref={ref}
      className={styles.grid}
      aria-labelledby={labelledBy}
      style={room && { paddingBlock: `${room.before}px ${room.after}px` }}
    >
      {children}
    </ul>
  );
}
