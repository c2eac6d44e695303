import type { AnswerPath } from '../form/answers.ts';
import { element } from './element.ts';
import type { FormModel } from './formModel.ts';

type Words = string | Readonly<Record<string, string>> | undefined;

/** A text in each language of the brand; one that speaks a single language has one text. */
export function wordsView(path: AnswerPath, model: FormModel): readonly HTMLElement[] {
  const languages = (model.at(['languages']) ?? []) as readonly string[];
  const value = model.at(path) as Words;
  if (typeof value === 'object' && 'key' in value)
    return [
      wordsInput('key in locales/', value['key'], (key) => {
        model.set(path, key === '' ? undefined : { key }, key === '');
      }),
    ];
  const [only, ...further] = languages;
  if (only !== undefined && further.length === 0) {
    const text = typeof value === 'string' ? value : value?.[only];
    return [wordsInput(only, text, (words) => model.set(path, words === '' ? undefined : words))];
  }
  return languages.map((language) =>
    wordsInput(language, typeof value === 'object' ? value[language] : value, (words) => {
      const others = model.at(path) as Words;
      const { [language]: _, ...rest } = typeof others === 'object' ? others : {};
      const all = words === '' ? rest : { ...rest, [language]: words };
      model.set(path, Object.keys(all).length === 0 ? undefined : all);
    }),
  );
}

function wordsInput(label: string, value: string | undefined, set: (words: string) => void): HTMLElement {
  const input = element('textarea', { rows: 2, value: value ?? '' });
  input.addEventListener('input', () => set(input.value));
  return element('label', { className: 'words' }, element('span', {}, label), input);
}
