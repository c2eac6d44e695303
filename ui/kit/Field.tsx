import type { ReactNode } from 'react';
import styles from './Field.module.scss';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Texts of a field, and the id that links them to its control. */
export interface FieldWords {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: string;
  /** Shown after the label of an optional field: "optional". */
  marker?: string | undefined;
  hint?: ReactNode;
  /** Stands below the control and contains the hint, and perhaps what was told, under `<id>-hint` and `<id>-told`. */
  below?: ReactNode;
  /** Undefined while the field is valid or not yet checked. */
  error?: string | undefined;
  /** Spoken before the error: "Error:". */
  errorPrefix?: string | undefined;
  required?: boolean;
}

/** Returns the ids of hint and error for `aria-describedby`; undefined if there are neither. */
export function describedBy({ id, hint, below, error }: Omit<FieldWords, 'label'>): string | undefined {
  const ids = [hint && `${id}-hint`, below && `${id}-told`, error && `${id}-error`].filter(Boolean).join(' ');
  return ids || undefined;
}

export function controlOf(words: Omit<FieldWords, 'label'>) {
  return {
    id: words.id,
    'aria-describedby': describedBy(words),
    'aria-invalid': words.error ? true : undefined,
    'aria-required': words.required || undefined,
  };
}

export function FieldHint({ id, hint }: Pick<FieldWords, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <div id={`${id}-hint`} className={styles.hint}>
      {hint}
    </div>
  );
}

/** The icon and the spoken prefix ensure that colour is not the only signal. */
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

export function Field({ children, below, ...words }: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={words.error ? true : undefined}>
      <label className={styles.label} htmlFor={words.id}>
        {words.label} {words.marker && <span className={styles.marker}>({words.marker})</span>}
      </label>
      {!below && <FieldHint {...words} />}
      {children}
      <FieldError {...words} />
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
