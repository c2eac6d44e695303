import { useContext } from 'react';
import { TextArea } from '#ui/kit/TextArea.tsx';
import { FormContext } from './place.ts';

type Texts = Readonly<Record<string, string>>;

interface WordsProps {
  id: string;
  value: unknown;
  onChange: (value: string | Texts | undefined) => void;
}

/** A text in each language of the brand; one that speaks a single language has one text. */
export function Words({ id, value, onChange }: WordsProps) {
  const { languages } = useContext(FormContext);
  const texts = (typeof value === 'object' ? value : {}) as Texts;
  // Instead of texts, a brand may name one of the app's.
  const names = 'key' in texts ? ['key'] : languages;
  return names.map((name) => (
    <TextArea
      key={name}
      id={`${id}-${name}`}
      name={`${id}-${name}`}
      label={name === 'key' ? 'key in locales/' : name}
      rows={2}
      value={(typeof value === 'string' ? value : texts[name]) ?? ''}
      onChange={(text) => {
        const { [name]: _, ...others } = texts;
        const all = text === '' ? others : { ...others, [name]: text };
        if (Object.keys(all).length === 0) onChange(undefined);
        else onChange(names.length === 1 && name !== 'key' ? text : all);
      }}
    />
  ));
}
