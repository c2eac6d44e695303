import { useText } from '../../session/text.ts';
import styles from './HintLine.module.scss';

interface HintLineProps {
  /** Of the field that the hint describes. */
  fieldId: string;
  hint: string;
  /** The typed number in groups, which takes the hint's place; null for none. */
  reading: string | null;
}

/** The line below a field for a code or number. Its height is always the same, so that nothing moves. */
export function HintLine({ fieldId, hint, reading }: HintLineProps) {
  const { t } = useText();
  return (
    <span className={styles.line}>
      <span id={`${fieldId}-hint`}>{hint}</span>
      {reading !== null && <ReadBackLine>{t('redeem.code.reading', { code: reading })}</ReadBackLine>}
    </span>
  );
}

/** Repeats the typed code in groups. Visual only: screen readers read the field itself. */
export function ReadBackLine({ children }: { children: string }) {
  return (
    <span aria-hidden="true" translate="no" className={styles.readBack}>
      {children}
    </span>
  );
}
