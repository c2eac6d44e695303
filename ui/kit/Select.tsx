import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Select.module.scss';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'className' | 'children'> {
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** `words`: without a box, as wide as the selected text, for use inside a line of text. */
  look?: 'box' | 'words';
}

export function Select({ onChange, options, look = 'box', ...rest }: SelectProps) {
  return (
    <span className={styles.row} data-look={look}>
      <select {...rest} className={styles.select} onChange={(event) => onChange(event.currentTarget.value)}>
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
  );
}
