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
>;

export interface TextFieldProps extends FieldWords, Passed {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Never `email`: see `EMAIL_INPUT` for the reason. */
  type?: 'text' | 'tel' | 'search';
  /** The expected length, which sets the width. */
  width?: 'full' | 'half';
  /** `code`: big monospaced letters that tell 0 from O. */
  look?: 'plain' | 'code';
  /** Stands to the right of the input, for example a scan button. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field of one line. It sets no `maxLength`: text that is too long is reported, never cut. */
export function TextField({
  id,
  label,
  marker,
  hint,
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
  const words = { id, label, marker, hint, error, errorPrefix, required };
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
