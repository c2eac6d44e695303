import type { ReactNode } from 'react';
import styles from './StatusLine.module.scss';

interface StatusLineProps {
  /** Empty while there is nothing to say; the region itself stays mounted so that later text is spoken. */
  children?: ReactNode;
  hidden?: boolean;
  /** Takes no room while it is empty. */
  compact?: boolean;
}

/** One polite live line ("37 shops"); `hidden` speaks without showing. */
export function StatusLine({ children, hidden = false, compact = false }: StatusLineProps) {
  const look = compact ? styles.compact : styles.line;
  return <output className={hidden ? styles.hidden : look}>{children}</output>;
}
