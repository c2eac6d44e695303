import type { ReactNode } from 'react';
import styles from './StatusLine.module.scss';

interface StatusLineProps {
  /** Empty while there is nothing to say. The element stays mounted all the time, so that later text is spoken. */
  children?: ReactNode;
  hidden?: boolean;
  /** True if the line takes no room while it is empty. */
  compact?: boolean;
}

/** A line that is spoken politely when it changes ("37 shops"); `hidden` only speaks. */
export function StatusLine({ children, hidden = false, compact = false }: StatusLineProps) {
  const look = compact ? styles.compact : styles.line;
  return <output className={hidden ? styles.hidden : look}>{children}</output>;
}
