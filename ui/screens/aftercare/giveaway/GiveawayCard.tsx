import { type ReactNode, useId } from 'react';
import { Picture } from '../../../kit/Picture.tsx';
import styles from './GiveawayCard.module.scss';

interface GiveawayCardProps {
  title: string;
  /** A decorative picture on our own origin; the words say what it is. */
  banner: string | null;
  promo: ReactNode;
  /** What one gets, and how; absent after it was redeemed. */
  note?: string | undefined;
  /** The form and its problems, or after a success the message in its place. */
  children: ReactNode;
}

/** The card of a giveaway, set apart from what was paid for. */
export function GiveawayCard({ title, banner, promo, note, children }: GiveawayCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-print="never">
      {banner !== null && <Picture className={styles.banner} src={banner} alt="" width={640} height={240} />}
      <div className={styles.body}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {promo && <div className={styles.promo}>{promo}</div>}
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </section>
  );
}
