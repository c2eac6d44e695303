import { expect, it, vi } from 'vitest';
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

it('loads a language', async () => {
  expect(await new FileTexts(files()).load('de')).toEqual({ ok: true, value: german });
});

it('lays over a language what a country writes otherwise', async () => {
  expect(await new FileTexts(files()).load('de-CH')).toEqual({
    ok: true,
    value: { money: { rest: 'Restbetrag', all: 'alles' }, street: 'Strasse' },
  });
  expect(german.street).toBe('Straße');
});

it('takes the language alone where a country writes nothing otherwise', async () => {
  expect(await new FileTexts(files()).load('it-CH')).toEqual({ ok: true, value: { street: 'Via' } });
});

it('loads nothing that was not asked for', async () => {
  const en = vi.fn(async () => ({}));
  const swiss = vi.fn(async () => ({}));
  await new FileTexts(files({ en, 'de-CH': swiss })).load('de');
  expect(en).not.toHaveBeenCalled();
  expect(swiss).not.toHaveBeenCalled();
});

it('says when a file does not arrive', async () => {
  const lost = { ok: false, fault: { kind: 'offline' } };
  expect(await new FileTexts(files()).load('fr')).toEqual(lost);
  expect(await new FileTexts(files({ 'de-CH': gone })).load('de-CH')).toEqual(lost);
});
