import type { ReactNode } from 'react';
import styles from './Details.module.scss';
import { Chevron } from './Icon.tsx';

/** A collapsed answer behind its question: "Where do I find my code?". */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.summary}>
        <Chevron />
        {summary}
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
