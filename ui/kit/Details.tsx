import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Details.module.scss';
import { Chevron } from './Icon.tsx';

interface DetailsProps {
  summary: ReactNode;
  /** Before the summary; by default a chevron. */
  mark?: ReactNode;
  /** Opens the answer when it becomes true; the user may still close it. */
  open?: boolean;
  children: ReactNode;
}

/** A collapsed answer behind its question: "Where do I find my code?". */
export function Details({ summary, mark = <Chevron />, open = false, children }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details ref={details}>
      <summary className={styles.summary}>
        {mark}
        {summary}
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
