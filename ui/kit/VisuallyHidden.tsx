import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** 'no' if page translators have to leave it alone. */
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
