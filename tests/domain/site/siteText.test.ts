import { expect, it } from 'vitest';
import { ownWords } from '#domain/site/siteText.ts';

const text = { translations: { 'de-CH': 'Guten Tag', 'fr-CH': 'Bonjour' } } as const;

it('returns the words in the language', () => {
  expect(ownWords(text, 'fr-CH')).toBe('Bonjour');
});

it('returns the first words for a language without any', () => {
  expect(ownWords(text, 'en')).toBe('Guten Tag');
});

it('returns words without a language for every language', () => {
  expect(ownWords({ words: 'Ahoy' }, 'it')).toBe('Ahoy');
});
