import styles from './Timeline.module.scss';

export interface TimelineRow {
  title: string;
  /** Formatted: "21 November 2026 at 10:00". */
  at: string;
  /** The same moment in ISO 8601. */
  dateTime: string;
  text?: string;
  isAhead?: boolean;
}

interface TimelineProps {
  /** Accessible name; a heading above shows the same. */
  label: string;
  rows: readonly TimelineRow[];
}

/** Events, oldest first; the last one that has happened is the current state. */
export function Timeline({ label, rows }: TimelineProps) {
  const current = rows.findLast(({ isAhead }) => !isAhead);
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li
          key={`${row.dateTime} ${row.title}`}
          className={styles.row}
          aria-current={row === current ? 'step' : undefined}
        >
          <span className={styles.what}>{row.title}</span>
          <time className={styles.at} dateTime={row.dateTime}>
            {row.at}
          </time>
          {row.text && <span className={styles.text}>{row.text}</span>}
        </li>
      ))}
    </ol>
  );
}
