import type { ReactNode } from 'react';
import styles from './StatusLine.module.scss';

interface StatusLineProps {
  /** Empty while there is nothing to say. The element must stay mounted, so that later text is announced. */
  children?: ReactNode;
  hidden?: boolean;
  /** Takes no room while empty. */
  compact?: boolean;
}

/** Announced politely when it changes ("37 shops"). `hidden` makes it audible only. */
export function StatusLine({ children, hidden = false, compact = false }: StatusLineProps) {
  const look = compact ? styles.compact : styles.line;
  return <output className={hidden ? styles.hidden : look}>{children}</output>;
}
