import { useId } from 'react';
import styles from './Timeline.module.scss';

export interface TimelineRow {
  /** "Order received". */
  title: string;
  /** "21 November 2026 at 10:00", and the same for machines. */
  at: string;
  dateTime: string;
  /** More of it, where there is more to say. */
  text?: string;
}

interface TimelineProps {
  title: string;
  rows: readonly TimelineRow[];
}

/** What happened, the oldest first; the last one is how it stands. */
export function Timeline({ title, rows }: TimelineProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li
            key={`${row.dateTime} ${row.title}`}
            className={styles.row}
            aria-current={index === rows.length - 1 ? 'step' : undefined}
          >
            <span className={styles.what}>{row.title}</span>
            <time className={styles.at} dateTime={row.dateTime}>
              {row.at}
            </time>
            {row.text && <span className={styles.text}>{row.text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
