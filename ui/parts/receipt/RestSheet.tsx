import { type ReactNode, useId } from 'react';
import styles from './RestSheet.module.scss';

interface RestSheetProps {
  title: string;
  /** What is left, as text; null if it is not known, and then nothing is said of it. */
  amount: string | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** What is left on the voucher, in a card beside the receipt. */
export function RestSheet({ title, amount, children }: RestSheetProps) {
  const id = useId();
  return (
    <section {...(amount !== null && { 'aria-labelledby': id })} className={styles.rest}>
      {amount !== null && (
        <>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.amount}>{amount}</p>
        </>
      )}
      {children}
    </section>
  );
}
