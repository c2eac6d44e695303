import { controlOf, Field, type FieldWords } from './Field.tsx';
import styles from './TextField.module.scss';

interface TextAreaProps extends FieldWords {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** How many lines are seen at first; the person can make it higher. */
  rows?: number;
}

/** A field for a few sentences. More than fits can be typed: what is too much is said, not cut off. */
export function TextArea({ name, value, onChange, rows = 4, ...words }: TextAreaProps) {
  return (
    <Field {...words}>
      <textarea
        {...controlOf(words)}
        name={name}
        value={value}
        rows={rows}
        className={styles.area}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
