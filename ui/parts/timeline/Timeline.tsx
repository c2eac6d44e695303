import styles from './Timeline.module.scss';

/** One event of a timeline, in words. */
export interface TimelineRow {
  /** What happened: "Order received". */
  title: string;
  /** When, for people: "21 November 2026 at 10:00". */
  at: string;
  /** The same moment for machines, in ISO 8601. */
  dateTime: string;
  /** More about it, if there is more to say. */
  text?: string;
  /** True if it has not happened yet. */
  isAhead?: boolean;
}

interface TimelineProps {
  /** Names the list; a heading or a summary above it says the same. */
  label: string;
  rows: readonly TimelineRow[];
}

/** Events, oldest first; the last one that has happened is the present state. */
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
