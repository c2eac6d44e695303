import styles from './ReadBackLine.module.scss';

/** Repeats the typed code in groups. Visual only: screen readers read the field itself. */
export function ReadBackLine({ children }: { children: string }) {
  return (
    <span aria-hidden="true" translate="no" className={styles.readBack}>
      {children}
    </span>
  );
}
