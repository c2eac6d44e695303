import { type AnsweredText, isKey } from './answerParts.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';
import type { Known } from './known.ts';
import { TEXT_FIELDS } from './textFields.ts';

/** Each text exists in each language of the brand. */
export function textFaults(answers: Answers, known: Known): readonly Fault[] {
  return textsOf(answers).flatMap(([at, text]) =>
    text === undefined ? [] : faultsOfText(at, text, answers, known),
  );
}

function faultsOfText(
  at: string,
  text: AnsweredText,
  answers: Answers,
  { textKeys }: Known,
): readonly Fault[] {
  const { languages, country } = answers;
  const each = languages.map((locale) => `"${locale}": "…"`).join(', ');
  if (country === 'CH' && JSON.stringify(text).includes('ß'))
    return [faultAt(at, 'Swiss texts have no “ß”.', 'Write “ss”.')];
  if (typeof text === 'string') {
    if (languages.length === 1) return [];
    return [
      faultAt(
        at,
        `The brand speaks ${languages.length} languages, and this is one text.`,
        `Write {${each}}.`,
      ),
    ];
  }
  if (isKey(text)) {
    if (textKeys.has(text.key)) return [];
    return [faultAt(at, `locales/ has no text “${text.key}”.`, `Write the words themselves: {${each}}.`)];
  }
  const translations: Readonly<Record<string, unknown>> = text;
  const lacking = languages.filter((locale) => translations[locale] === undefined);
  const stray = Object.keys(translations).filter((locale) => !languages.some((own) => own === locale));
  return [
    ...lacking.map((locale) => faultAt(at, `The text is missing in “${locale}”.`, `Add "${locale}".`)),
    ...stray.map((locale) =>
      faultAt(
        `${at}.${locale}`,
        `The brand does not speak “${locale}”.`,
        'Remove the text, or add the language.',
      ),
    ),
  ];
}

function textsOf(answers: Answers): readonly (readonly [at: string, text: AnsweredText | undefined])[] {
  const { customMeta, navbarLinks, externalRatingButtons = [] } = answers;
  return [
    ['customMeta.title', customMeta?.title],
    ['customMeta.description', customMeta?.description],
    ...TEXT_FIELDS.map((name) => [name, answers[name]] as const),
    ...navbarLinks.buy.map(({ label }, index) => [`navbarLinks.buy.${index}.label`, label] as const),
    ...externalRatingButtons.map(
      ({ title }, index) => [`externalRatingButtons.${index}.title`, title] as const,
    ),
  ];
}
