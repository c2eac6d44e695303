import { type CorrelationId, spokenReference } from '#domain/operation/correlationId.ts';
import styles from './Reference.module.scss';

/** As on a problem card, for pages without the texts of one. */
export function Reference({ label, id }: { label: string; id: CorrelationId }) {
  return (
    <p className={styles.reference}>
      {label} <code translate="no">{spokenReference(id)}</code>
    </p>
  );
}
