import { expect, it } from 'vitest';
import { ownWords } from '#domain/site/siteText.ts';

const text = { translations: { 'de-CH': 'Guten Tag', 'fr-CH': 'Bonjour' } } as const;

it('says the words of the language', () => {
  expect(ownWords(text, 'fr-CH')).toBe('Bonjour');
});

it('says the first words in a language that the brand has none for', () => {
  expect(ownWords(text, 'en')).toBe('Guten Tag');
});

it('says words without a language in all of them', () => {
  expect(ownWords({ words: 'Ahoy' }, 'it')).toBe('Ahoy');
});
