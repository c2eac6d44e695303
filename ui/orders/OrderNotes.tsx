import type { ReactNode } from 'react';
import styles from './OrderNotes.module.scss';

interface OrderNotesProps {
  title: string;
  /** The control that says that they were read. */
  tick?: ReactNode;
  children: ReactNode;
}

/** What must be read before value moves; below it, like the stub of the ticket beside it, its tick. */
export function OrderNotes({ title, tick, children }: OrderNotesProps) {
  return (
    <div className={styles.block}>
      <div className={styles.notes}>
        <strong>{title}</strong>
        {children}
      </div>
      {tick && <div className={styles.tick}>{tick}</div>}
    </div>
  );
}
