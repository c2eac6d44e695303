import { type ReactNode, useId } from 'react';
import styles from './GiveawayCard.module.scss';

interface GiveawayCardProps {
  title: string;
  /** A picture on our own origin; it decorates, the words say what it is. */
  banner: string | null;
  promo: ReactNode;
  /** What one gets, and how; nothing once it was had. */
  note?: string | undefined;
  /** The form with what may be wrong, and in its place what came of it. */
  children: ReactNode;
}

/** An extra after a redemption, set apart from what was paid for. */
export function GiveawayCard({ title, banner, promo, note, children }: GiveawayCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-print="never">
      {banner !== null && <img className={styles.banner} src={banner} alt="" width={640} height={240} />}
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
