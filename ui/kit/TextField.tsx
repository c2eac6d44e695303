import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { controlOf, Field, type FieldWords } from './Field.tsx';
import styles from './TextField.module.scss';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'placeholder'
  | 'onBlur'
  | 'onKeyDown'
>;

export interface TextFieldProps extends FieldWords, Passed {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Never `email`: see `EMAIL_INPUT`. */
  type?: 'text' | 'tel' | 'search';
  width?: 'full' | 'half';
  /** `code`: large monospaced letters that distinguish 0 from O. */
  look?: 'plain' | 'code';
  /** Right of the input, for example a scan button. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** No `maxLength`: text that is too long is reported, not cut. */
export function TextField({
  id,
  label,
  marker,
  hint,
  below,
  error,
  errorPrefix,
  onChange,
  type = 'text',
  width = 'full',
  look = 'plain',
  required = false,
  trailing,
  ...input
}: TextFieldProps) {
  const words = { id, label, marker, hint, below, error, errorPrefix, required };
  return (
    <Field {...words}>
      <span className={styles.row} data-width={width}>
        <input
          {...input}
          {...controlOf(words)}
          type={type}
          className={classes(styles.input, look === 'code' && styles.code)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {trailing}
      </span>
    </Field>
  );
}
