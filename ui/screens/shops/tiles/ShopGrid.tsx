import type { ReactNode, Ref } from 'react';
import styles from './ShopGrid.module.scss';

interface ShopGridProps {
  /** Id of the list's heading. */
  labelledBy: string;
  /** `ShopTile` elements. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

export function ShopGrid({ labelledBy, children, ref }: ShopGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list semantics of a list without markers
    <ul ref={ref} role="list" className={styles.grid} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
