import { expect, it } from 'vitest';
import { readLocales } from '#tools/build/localeFiles.ts';

const locales = readLocales('locales');
const SHOP = /(?<!\p{L})shops?(?!\p{L})/iu;

/** Texts of single brands, and the shop in which the voucher itself was bought. */
const OTHERS = /^(?:site|region)\.|^(?:problem\.invalid-ask-merchant\.cause|next\.ask-merchant)$/;

it.each(['de', 'en'])('call a partner a restaurant in every text: %s', (language) => {
  const restaurants = locales.get(`${language}-restaurants`) ?? new Map<string, string>();
  const spoken = [...(locales.get(language) ?? [])].filter(
    ([key, text]) => SHOP.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !OTHERS.test(key),
  );
  expect(spoken.length).toBeGreaterThan(60);
  expect(spoken.map(([key]) => key).filter((key) => !restaurants.has(key))).toEqual([]);
  for (const [key, text] of restaurants) expect(text.replaceAll(/\{\{\w+\}\}/g, ''), key).not.toMatch(SHOP);
});
