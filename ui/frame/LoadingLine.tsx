import styles from './LoadingLine.module.scss';

/** Progress line and text in place of content that is loading. */
export function LoadingLine({ text }: { text: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <span className={styles.track} aria-hidden="true" />
      <output className={styles.text}>{text}</output>
    </div>
  );
}
