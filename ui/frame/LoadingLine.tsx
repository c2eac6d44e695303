import styles from './LoadingLine.module.scss';

/** A quiet line of progress with its words, in place of what is being loaded. */
export function LoadingLine({ text }: { text: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <span className={styles.track} aria-hidden="true" />
      <output className={styles.text}>{text}</output>
    </div>
  );
}
