import type { ReactNode } from 'react';
import styles from './StatusLine.module.scss';

interface StatusLineProps {
  /** Empty while there is nothing to say; the region itself stays mounted so that later text is spoken. */
  children?: ReactNode;
  hidden?: boolean;
}

/** One polite live line ("37 shops"); `hidden` speaks without showing. */
export function StatusLine({ children, hidden = false }: StatusLineProps) {
  return <output className={hidden ? styles.hidden : styles.line}>{children}</output>;
}
