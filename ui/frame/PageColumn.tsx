import type { ReactNode } from 'react';
import styles from './PageColumn.module.scss';

/** The page's centred column, for what follows the hero on a screen that reaches from edge to edge. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
