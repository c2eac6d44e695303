import type { Ref } from 'react';
import { describedBy, Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.scss';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldWords {
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  autoComplete?: string;
  required?: boolean;
  width?: 'full' | 'half';
  ref?: Ref<HTMLSelectElement>;
}

/** A select field. A placeholder is a disabled first option. */
export function SelectField({
  id,
  label,
  marker,
  hint,
  error,
  errorPrefix,
  onChange,
  options,
  required = false,
  width = 'full',
  ...select
}: SelectFieldProps) {
  const words = { id, label, marker, hint, error, errorPrefix };
  return (
    <Field {...words}>
      <span className={styles.row} data-width={width}>
        <select
          {...select}
          {...describedBy(words)}
          id={id}
          className={styles.select}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={`${option.value}·${option.label}`} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size="s" />
        </span>
      </span>
    </Field>
  );
}
