import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** 'no' for text that page translators must not change. */
  translate?: 'no';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, translate }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} translate={translate}>
      {children}
    </span>
  );
}
