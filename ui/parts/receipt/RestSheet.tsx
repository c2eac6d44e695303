import { type ReactNode, useId } from 'react';
import styles from './RestSheet.module.scss';

interface RestSheetProps {
  title: string;
  /** Formatted. */
  amount: string;
  children: ReactNode;
}

/** The remaining balance, in a card beside the receipt. */
export function RestSheet({ title, amount, children }: RestSheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rest}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.amount}>{amount}</p>
      {children}
    </section>
  );
}
