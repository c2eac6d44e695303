import type { ComponentProps } from 'react';
import { controlOf, Field, type FieldWords } from './Field.tsx';
import { Select } from './Select.tsx';
import styles from './SelectField.module.scss';

interface SelectFieldProps
  extends FieldWords,
    Pick<ComponentProps<typeof Select>, 'onChange' | 'options' | 'autoComplete' | 'ref'> {
  name: string;
  value: string;
  width?: 'full' | 'half';
}

/** For a placeholder, pass a disabled first option. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, onChange, options, autoComplete, ref, width = 'full', ...words } = props;
  return (
    <Field {...words}>
      <span className={styles.row} data-width={width}>
        <Select {...{ name, value, onChange, options, autoComplete, ref }} {...controlOf(words)} />
      </span>
    </Field>
  );
}
