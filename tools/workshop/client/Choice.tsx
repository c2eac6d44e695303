import { useId } from 'react';
import { SelectField } from '#ui/kit/SelectField.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  /** Each value with its words. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <SelectField
      id={id}
      name={id}
      label={label}
      value={value}
      options={Object.entries<string>(options).map(([each, words]) => ({ value: each, label: words }))}
      onChange={(chosen) => onChange(chosen as Value)}
    />
  );
}
