import styles from './ReadBackLine.module.scss';

/** Repeats the typed code in groups, for the eye only: a screen reader reads it from the field itself. */
export function ReadBackLine({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className={styles.readBack}>
      {children}
    </p>
  );
}
