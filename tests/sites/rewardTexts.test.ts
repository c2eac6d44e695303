import { expect, it } from 'vitest';
import { readLocales } from '#tools/build/localeFiles.ts';
import { SITES } from '#sites/index.ts';
import { firstTexts } from '#src/textFiles.ts';

const locales = readLocales('locales');
const german = locales.get('de') ?? new Map<string, string>();
const rewards = locales.get('de-rewards') ?? new Map<string, string>();

/** The holder's own voucher, whatever its form, and all that a bank neither sells nor gives away. */
const OWN_VOUCHER =
  /(?<![\p{L}-])Gutschein(?:e[ns]?|s|code\p{L}*|karten?)?(?!\p{L})|(?<!\p{L})(?:Karten?|Kassenbon|(?:ver|ge)schenkt|Geschenke?|Kauf|gekauft)(?!\p{L})/u;

/** A shop's code is a voucher on a bank's site too, and the shop's customers buy there. */
const OF_THE_SHOP = [
  'codePage.tillAmount',
  'documents.title',
  'problem.document-locked.cause',
  'basket.full',
  'thankYou.surveyText',
  'giveaway.extra',
  'thankYou.title.sent_one',
  'thankYou.title.sent_other',
  'thankYou.title.document_one',
  'thankYou.title.document_other',
  'thankYou.title.preparing_one',
  'thankYou.title.preparing_other',
  'thankYou.title.late_one',
  'thankYou.title.late_other',
];
/** The card is another one, which the bank's site does not take. */
const OTHER_CARDS = /^(?:problem\.(?:cooperation|tax-saving)-card\.|next\.see-card$)/;
/** What only other sites say: no bank's reward can be charged, and none ordered, and nothing is paid there. */
const ELSEWHERE =
  /^(?:site|region|charge|recharge|pay|payment|topUp|order|ordered|voucherOrder|problem\.(?:charge-[a-z-]+|serial-number-unknown|order-changed)|next\.(?:other-voucher|enter-serial|check-serial-number)|frame\.charge|customer\.(?:fault\.)?(?:useRecharge|orderPrepaid\w*|prepaid\w*)|thankYou\.prepaid\w*)(?:\.|$)/;

it('call a voucher a reward in every text', () => {
  const spoken = [...german].filter(
    ([key, text]) =>
      OWN_VOUCHER.test(text) && !OF_THE_SHOP.includes(key) && !OTHER_CARDS.test(key) && !ELSEWHERE.test(key),
  );
  expect(spoken.length).toBeGreaterThan(60);
  expect(spoken.map(([key]) => key).filter((key) => !rewards.has(key))).toEqual([]);
  for (const [key, text] of rewards) expect(text, key).not.toMatch(OWN_VOUCHER);
});

it('are loaded with the first screen, on the sites of banks only', async () => {
  for (const site of SITES) {
    const own = await firstTexts(site)['de-DE']?.();
    expect(own !== undefined, site.id).toBe(site.id.startsWith('bank-'));
    if (own) expect(own).toHaveProperty('redeem.heading', 'Lösen Sie Ihre Prämie ein');
  }
});
