import { expect, it } from 'vitest';
import { readLocales } from '#scripts/texts/localeFiles.ts';
import { SITES } from '#sites/index.ts';
import { firstTexts } from '#src/textFiles.ts';

const locales = readLocales('locales');
const german = locales.get('de') ?? new Map<string, string>();
const rewards = locales.get('de-rewards') ?? new Map<string, string>();

/** The holder's own voucher, not that of a shop: "Ihren Gutschein", "dieser Gutschein", "Gutscheincode". */
const OWN_VOUCHER = /\b(?:[Ii]hr(?:e[mns]?)?|[Dd]iese[nmrs]?|[Ww]elchen|[Ee]in) Gutschein\b|Gutscheincode/;

/** A shop's code is a voucher on a bank's site too. */
const OF_THE_SHOP = ['documents.title', 'problem.document-locked.cause'];
/** What only other sites say: no bank's reward can be charged, and none ordered, and nothing is paid there. */
const ELSEWHERE =
  /^(?:site|region|charge|pay|payment|topUp|order|ordered|voucherOrder|problem\.charge-[a-z-]+)\./;

it('call that which is redeemed a reward wherever they speak of it', () => {
  const spoken = [...german].filter(
    ([key, text]) => OWN_VOUCHER.test(text) && !OF_THE_SHOP.includes(key) && !ELSEWHERE.test(key),
  );
  expect(spoken.length).toBeGreaterThan(30);
  expect(spoken.map(([key]) => key).filter((key) => !rewards.has(key))).toEqual([]);
  for (const [key, text] of rewards) expect(text, key).not.toMatch(OWN_VOUCHER);
});

it('are there with the first screen, on the sites of banks alone', async () => {
  for (const site of SITES) {
    const own = await firstTexts(site)['de-DE']?.();
    expect(own !== undefined, site.id).toBe(site.id.startsWith('bank-'));
    if (own) expect(own).toHaveProperty('redeem.heading', 'Lösen Sie Ihre Prämie ein');
  }
});
