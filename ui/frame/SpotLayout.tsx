import type { ReactNode } from 'react';
import styles from './SpotLayout.module.scss';

interface SpotLayoutProps {
  /** A small drawing above the title. */
  spot: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** A page with little content: one column in the middle, with a drawing. */
export function SpotLayout({ spot, title, children }: SpotLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        {spot}
        {title}
      </div>
      {children}
    </div>
  );
}
