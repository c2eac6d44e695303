import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { FileTexts, type TextFiles } from '#infrastructure/texts/fileTexts.ts';

const german = { money: { rest: 'Rest', all: 'alles' }, street: 'Straße' };
const gone = async () => {
  throw new Error('Loading chunk text-fr failed');
};

const files = (about: Partial<TextFiles> = {}): TextFiles => ({
  de: async () => german,
  en: async () => ({ street: 'Street' }),
  fr: gone,
  it: async () => ({ street: 'Via' }),
  nl: async () => ({ street: 'Straat' }),
  'de-CH': async () => ({ street: 'Strasse', money: { rest: 'Restbetrag' } }),
  ...about,
});

const textsIn = (country: string, all: TextFiles) => new FileTexts(all, () => country);

it('loads a language', async () => {
  expect(await textsIn('DE', files()).load('de')).toEqual(done(german));
});

it('overrides a language with the words of a country', async () => {
  expect(await textsIn('DE', files()).load('de-CH')).toEqual(
    done({ money: { rest: 'Restbetrag', all: 'alles' }, street: 'Strasse' }),
  );
  expect(german.street).toBe('Straße');
});

it('uses the language alone for a country without its own words', async () => {
  expect(await textsIn('DE', files()).load('it-CH')).toEqual(done({ street: 'Via' }));
});

it('overrides a language with the words of a region, and those with the words of a country', async () => {
  const english = files({
    en: async () => ({ code: 'Code', shop: 'Shop', postcode: 'Postcode' }),
    'en-021': async () => ({ shop: 'Store', postcode: 'Postal code' }),
    'en-US': async () => ({ postcode: 'ZIP code' }),
  });
  const said = async (country: string) => textsIn(country, english).load('en');
  expect(await said('US')).toEqual(done({ code: 'Code', shop: 'Store', postcode: 'ZIP code' }));
  expect(await said('CA')).toEqual(done({ code: 'Code', shop: 'Store', postcode: 'Postal code' }));
  expect(await said('GB')).toEqual(done({ code: 'Code', shop: 'Shop', postcode: 'Postcode' }));
});

it('loads only what was requested', async () => {
  const en = vi.fn(async () => ({}));
  const swiss = vi.fn(async () => ({}));
  await textsIn('DE', files({ en, 'de-CH': swiss })).load('de');
  expect(en).not.toHaveBeenCalled();
  expect(swiss).not.toHaveBeenCalled();
});

it('reports a file that fails to load', async () => {
  const lost = { ok: false, fault: { kind: 'offline' } };
  expect(await textsIn('DE', files()).load('fr')).toEqual(lost);
  expect(await textsIn('DE', files({ 'de-CH': gone })).load('de-CH')).toEqual(lost);
});
