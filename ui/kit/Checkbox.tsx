import type { ReactNode, Ref } from 'react';
import styles from './Checkbox.module.scss';
import { describedBy, FieldError, FieldHint } from './Field.tsx';

interface CheckboxProps {
  id: string;
  name: string;
  /** The full sentence that is agreed to. Links in it must open without losing the form. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | undefined;
  errorPrefix?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its sentence, which can be clicked as a whole. */
export function Checkbox({
  id,
  name,
  label,
  checked,
  onChange,
  hint,
  error,
  errorPrefix,
  required = false,
  ref,
}: CheckboxProps) {
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        <input
          ref={ref}
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-required={required || undefined}
          {...describedBy({ id, label: '', hint, error })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      <div className={styles.below}>
        <FieldHint id={id} hint={hint} />
        <FieldError id={id} error={error} errorPrefix={errorPrefix} />
      </div>
    </div>
  );
}
