import type { ReactNode } from 'react';
import styles from './Field.module.scss';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The words of a field, and the id that ties them to its control. */
export interface FieldWords {
  /** Id of the control. The error summary links to it; the ids of hint and error are derived from it. */
  id: string;
  label: string;
  /** Word after the label of a field that may stay empty: "optional". */
  marker?: string | undefined;
  hint?: ReactNode;
  /** Absent while the field is valid or not yet checked. */
  error?: string | undefined;
  /** Spoken before the error: "Error:". */
  errorPrefix?: string | undefined;
  required?: boolean;
}

/** Returns the ids of the hint and the error that are there, for what they describe. */
export function describedBy({ id, hint, error }: Omit<FieldWords, 'label'>): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return ids || undefined;
}

/** Returns the attributes of a control that follow from the words of its field. */
export function controlOf(words: Omit<FieldWords, 'label'>) {
  return {
    id: words.id,
    'aria-describedby': describedBy(words),
    'aria-invalid': words.error ? true : undefined,
    'aria-required': words.required || undefined,
  };
}

/** The hint below a label; nothing without one. */
export function FieldHint({ id, hint }: Pick<FieldWords, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <div id={`${id}-hint`} className={styles.hint}>
      {hint}
    </div>
  );
}

/** The error of a field: icon, spoken prefix and words, so that colour never stands alone. Nothing without one. */
export function FieldError({ id, error, errorPrefix }: Pick<FieldWords, 'id' | 'error' | 'errorPrefix'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="error" size="s" />
      <span>
        {errorPrefix && <VisuallyHidden>{errorPrefix}</VisuallyHidden>} {error}
      </span>
    </p>
  );
}

/** A field: label, hint, control, error, from top to bottom. */
export function Field({ children, ...words }: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={words.error ? true : undefined}>
      <label className={styles.label} htmlFor={words.id}>
        {words.label} {words.marker && <span className={styles.marker}>({words.marker})</span>}
      </label>
      <FieldHint {...words} />
      {children}
      <FieldError {...words} />
    </div>
  );
}
