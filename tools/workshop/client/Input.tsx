import styles from '#ui/kit/TextField.module.scss';
import { controlOf, Field, type FieldWords } from '#ui/kit/Field.tsx';

interface InputProps extends FieldWords {
  type: 'datetime-local' | 'number';
  value: string;
  onChange: (value: string) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | 'any';
}

/** For kinds of inputs that the app has not. */
export function Input({ type, value, onChange, min, max, step, ...words }: InputProps) {
  return (
    <Field {...words}>
      <span className={styles.row}>
        <input
          {...controlOf(words)}
          className={styles.input}
          {...{ type, value, min, max, step }}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </Field>
  );
}
