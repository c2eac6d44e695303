import type { ReactNode } from 'react';
import styles from './Details.module.scss';
import { Icon } from './Icon.tsx';

/** A question whose answer is folded away until asked for: "Where do I find my code?". */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size="s" />
        </span>
        {summary}
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
