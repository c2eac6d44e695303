import { type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './SummaryCard.module.scss';

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** The line that counts: remaining balance, total. */
  strong?: boolean;
  /** A way back to the answer; `about` is spoken after the label ("Change", "e-mail address"). */
  change?: { to: To; label: string; about: string };
}

interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  /** Answers under their questions, which leaves room for ways back; it stays so where these are taken away. */
  stacked?: boolean;
  note?: ReactNode;
  /** Under the rows: a button, a tick. */
  children?: ReactNode;
}

/** What has been chosen and answered so far. */
export function SummaryCard({ title, rows, stacked = false, note, children }: SummaryCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows} data-stacked={stacked || undefined}>
        {rows.map((row, index) => (
          <div key={`${index} ${row.label}`} className={styles.row} data-strong={row.strong || undefined}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className={styles.value}>{row.value}</dd>
            {row.change && (
              <dd className={styles.change}>
                <Link to={row.change.to}>
                  {row.change.label} <VisuallyHidden>{row.change.about}</VisuallyHidden>
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </section>
  );
}
