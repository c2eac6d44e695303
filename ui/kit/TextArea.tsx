import { controlOf, Field, type FieldWords } from './Field.tsx';
import styles from './TextField.module.scss';

interface TextAreaProps extends FieldWords {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Visible lines at first; the user can resize it. */
  rows?: number;
}

/** No `maxLength`: excess text is reported, not cut. */
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
