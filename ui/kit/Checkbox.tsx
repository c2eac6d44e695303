import type { ReactNode, Ref } from 'react';
import styles from './Checkbox.module.scss';
import { controlOf, FieldError, FieldHint, type FieldWords } from './Field.tsx';

interface CheckboxProps extends Omit<FieldWords, 'label' | 'marker'> {
  name: string;
  /** The full sentence the user agrees to. Links in it must open without losing the form. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ name, label, checked, onChange, ref, ...words }: CheckboxProps) {
  return (
    <div className={styles.field} data-invalid={words.error ? true : undefined}>
      <label className={styles.label} htmlFor={words.id}>
        <input
          ref={ref}
          {...controlOf(words)}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      <div className={styles.below}>
        <FieldHint {...words} />
        <FieldError {...words} />
      </div>
    </div>
  );
}
