import styles from './Reference.module.scss';

export interface ReferenceWords {
  readonly label: string;
  /** Selected as a whole. */
  readonly value: string;
}

/** What the user tells customer service on the telephone, so that it finds the calls of the page. */
export function Reference({ label, value }: ReferenceWords) {
  return (
    <div className={styles.reference}>
      {label} <code translate="no">{value}</code>
    </div>
  );
}
