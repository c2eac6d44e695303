import { type ReactNode, useId } from 'react';
import styles from './RestLine.module.scss';

interface RestLineProps {
  title: string;
  /** Formatted. */
  amount: string;
  children: ReactNode;
}

/** The remaining balance beside a ticket. */
export function RestLine({ title, amount, children }: RestLineProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rest}>
      <div className={styles.line}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.amount}>{amount}</p>
      </div>
      {children}
    </section>
  );
}
