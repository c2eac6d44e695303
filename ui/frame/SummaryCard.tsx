import { type ReactNode, useId } from 'react';
import type { To } from 'react-router';
import { Link } from '../kit/Link.tsx';
import styles from './SummaryCard.module.scss';

export interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /**
   * True for the most important row; `sum` for a total, which a heavy rule separates; `amount` for a large amount;
   * `text` for words that must be right.
   */
  strong?: boolean | 'sum' | 'amount' | 'text';
  /** True for an amount that stands below others: on paper it stays at the right edge, as every total does. */
  money?: boolean;
  /** In a stacked card: `spoken` hides a label that says nothing new, `line` puts the value beside it. */
  look?: 'spoken' | 'line';
  /** Belongs to the row above: no rule between them. */
  joined?: boolean;
  /** What follows is the part of the ticket that is torn off. */
  torn?: boolean;
  /** A link to change the answer: "Change". Its `name` is the whole phrase and has the label in it: "Change the shop". */
  change?: { to: To; label: string; name: string };
}

interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  /** True if what stands around the card says the title. */
  titleSpoken?: boolean;
  /** Values below their labels, with room for the change links; also while those are gone, so that nothing moves. */
  stacked?: boolean;
  /** True if the card is the ticket that the holder is about to get. */
  ticket?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}

export function SummaryCard({
  title,
  titleSpoken = false,
  rows,
  stacked = false,
  ticket = false,
  note,
  children,
}: SummaryCardProps) {
  const id = useId();
  return (
    <section className={styles.card} data-ticket={ticket || undefined} aria-labelledby={id}>
      <h2 id={id} className={titleSpoken ? styles.spoken : styles.title}>
        {title}
      </h2>
      <dl className={styles.rows} data-stacked={stacked || undefined}>
        {rows.map((row, index) => (
          // The index is the key: two rows may name the same shop.
          <div
            key={String(index)}
            className={styles.row}
            data-strong={row.strong || undefined}
            data-money={row.money || undefined}
            data-look={row.look}
            data-joined={row.joined || undefined}
            data-torn={row.torn || undefined}
          >
            <dt className={styles.label}>{row.label}</dt>
            <dd className={styles.value}>{row.value}</dd>
            {row.change && (
              <dd className={styles.change}>
                <Link to={row.change.to} aria-label={row.change.name}>
                  {row.change.label}
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
