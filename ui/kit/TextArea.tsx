import { describedBy, Field, type FieldWords } from './Field.tsx';
import styles from './TextArea.module.scss';

interface TextAreaProps extends FieldWords {
  name: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  /** How many lines are seen at first; the person can make it higher. */
  rows?: number;
}

/** A field for a few sentences. More than fits can be typed: what is too much is said, not cut off. */
export function TextArea({
  id,
  label,
  marker,
  hint,
  error,
  errorPrefix,
  onChange,
  required = false,
  rows = 4,
  ...input
}: TextAreaProps) {
  const words = { id, label, marker, hint, error, errorPrefix };
  return (
    <Field {...words}>
      <textarea
        {...input}
        {...describedBy(words)}
        id={id}
        rows={rows}
        className={styles.area}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
