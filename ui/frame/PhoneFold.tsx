import { type ReactNode, useId, useState } from 'react';
import { Chevron } from '../kit/Icon.tsx';
import styles from './PhoneFold.module.scss';

interface PhoneFoldProps {
  /** What the content comes to, in one line. */
  label: ReactNode;
  children: ReactNode;
}

/** Collapsed behind one line on a phone; on wide screens only the content shows. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false);
  const content = useId();
  return (
    <div className={styles.fold} data-open={open || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Chevron />
      </button>
      <div id={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
