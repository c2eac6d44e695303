import { type ReactNode, useId } from 'react';
import type { To } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './SummaryCard.module.scss';

export interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /** True for the most important row; `sum` for a total, which a heavy rule separates. */
  strong?: boolean | 'sum';
  /** A link to change the answer. `about` is spoken after its label ("Change", "e-mail address"). */
  change?: { to: To; label: string; about: string };
}

interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  /** Values below their labels, with room for the change links; also while those are gone, so that nothing moves. */
  stacked?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}

export function SummaryCard({ title, rows, stacked = false, note, children }: SummaryCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows} data-stacked={stacked || undefined}>
        {rows.map((row, index) => (
          // The index is the key: two rows may name the same shop.
          <div key={String(index)} className={styles.row} data-strong={row.strong || undefined}>
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
