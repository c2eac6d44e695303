import styles from './ReadBackLine.module.scss';

/** Repeats the typed code in groups. Visual only: screen readers read the field itself. */
export function ReadBackLine({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className={styles.readBack}>
      {children}
    </p>
  );
}
