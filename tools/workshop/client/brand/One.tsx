import { SelectField } from '#ui/kit/SelectField.tsx';
import { TextArea } from '#ui/kit/TextArea.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { Input } from '../Input.tsx';
import { type AnswerProps, idAt, nameAt, useFaults } from './place.ts';
import { asked, kindOf, optionsOf } from './schema.ts';

/** A control of one value. An empty one takes the answer away, but for an item of a list. */
export function One({ path, part, isRequired = true, value, onChange }: AnswerProps) {
  const id = idAt(path);
  const own = asked(part);
  const kind = kindOf(own);
  const options = optionsOf(own);
  const change = (typed: string) =>
    onChange(typed === '' && typeof path.at(-1) === 'string' ? undefined : typed);
  const words = {
    id,
    name: id,
    label: nameAt(path),
    marker: isRequired ? undefined : 'optional',
    hint: part.description,
    error: useFaults(path),
    errorPrefix: 'Error:',
    value: ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '',
    onChange: change,
  };
  if (options)
    return (
      <SelectField
        {...words}
        options={['', ...options].map(String).map((option) => ({ value: option, label: option || '–' }))}
        onChange={(chosen) => onChange(options.find((option) => String(option) === chosen))}
      />
    );
  if (kind === 'number')
    return (
      <Input
        {...words}
        type="number"
        min={own.minimum}
        max={own.maximum}
        step={own.type === 'integer' ? 1 : 'any'}
        onChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
      />
    );
  if (kind === 'long text') return <TextArea {...words} rows={2} />;
  const picker = (
    <input
      type="color"
      aria-label={`Pick ${words.label}`}
      // The browser would show black for none.
      value={/^#[0-9a-f]{6}$/.test(words.value) ? words.value : '#ffffff'}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
  return <TextField {...words} spellCheck={false} trailing={kind === 'colour' && picker} />;
}
