import { expect, it } from 'vitest';
import { dateFormat } from '#ui/session/dateFormat.ts';

const NEW_YEAR = Date.UTC(2027, 0, 1);

it('creates each format once', () => {
  expect(dateFormat('de-DE', { dateStyle: 'long' })).toBe(dateFormat('de-DE', { dateStyle: 'long' }));
});

it('distinguishes languages, styles and time zones', () => {
  const texts = [
    dateFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
    dateFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
    dateFormat('de-DE', { dateStyle: 'short', timeZone: 'UTC' }),
    dateFormat('de-DE', { dateStyle: 'long', timeZone: 'America/New_York' }),
  ].map((format) => format.format(NEW_YEAR));
  expect(texts).toEqual(['1. Januar 2027', '1 janvier 2027', '01.01.27', '31. Dezember 2026']);
});
