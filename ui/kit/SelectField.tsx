import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from './Field.tsx';
import { Select } from './Select.tsx';
import styles from './SelectField.module.scss';

interface SelectFieldProps
  extends FieldWords,
    Pick<ComponentProps<typeof Select>, 'onChange' | 'options' | 'autoComplete' | 'ref'> {
  name: string;
  value: string;
  required?: boolean;
  width?: 'full' | 'half';
}

/** A select field. A placeholder is a disabled first option. */
export function SelectField({
  id,
  label,
  marker,
  hint,
  error,
  errorPrefix,
  required = false,
  width = 'full',
  ...select
}: SelectFieldProps) {
  const words = { id, label, marker, hint, error, errorPrefix };
  return (
    <Field {...words}>
      <span className={styles.row} data-width={width}>
        <Select {...select} {...describedBy(words)} id={id} aria-required={required || undefined} />
      </span>
    </Field>
  );
}
