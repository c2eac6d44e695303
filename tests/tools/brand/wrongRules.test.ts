import { expect, it } from 'vitest';
import { EXAMPLE, faultsOf, firstBrands, lineOf } from './anAnswersFile.ts';
import { DOMAIN, refusesEach, type Wrong } from './refuses.ts';

const known = await firstBrands();

const CARD = '"payment": { "card": { "publicKey": "s-pub-example-nl" } },';
const WALLET =
  '"payment": { "card": { "publicKey": "s-pub-example-nl" }, "wallet": { "clientId": "example" } },';

/** Fields of the right form that break a rule together, or with the brands that there are. */
const BROKEN_RULES: readonly Wrong[] = [
  {
    from: '"showNavBar"',
    to: '"showShopFilterBar"',
    at: '"showShopFilterBar"\n',
    reason: '“showShopFilterBar” is there twice.',
  },
  {
    from: '"id": "nl"',
    to: '"id": "at"',
    reason: '“at” belongs to at.',
  },
  {
    from: '"id": "nl"',
    to: '"id": "defaults"',
    reason: 'sites/defaults.ts is another file.',
  },
  {
    from: '"id": "nl"',
    to: '"id": "bank-nl"',
    reason: 'The id of a bank’s campaign begins with “bank-”, and no other id does.',
  },
  {
    from: DOMAIN,
    to: '"redeem.giftwren.example"',
    reason: '“redeem.giftwren.example” belongs to gb.',
  },
  {
    from: '["nl", "en"]',
    to: '["nl-BE", "en"]',
    reason: '“nl-BE” is how they speak in BE, and the brand is in NL.',
    remedy: 'Write “nl”.',
    others: 4,
  },
  {
    from: '"#f2994a"',
    to: '"#ffd400"',
    reason: '“#ffd400” belongs to fr-plus.',
  },
  {
    from: '"actionColor": "#a85a12",',
    to: '',
    at: '"brandingColor"',
    reason: 'White text has a contrast of only 2.2 on #f2994a; it needs 4.5.',
    remedy: 'Add "actionColor": "#b16100", the nearest colour that passes, or "actionColor": null',
  },
  {
    from: '"#a85a12"',
    to: '"#e08a3c"',
    reason: 'White text has a contrast of only 2.7 on #e08a3c; it needs 4.5.',
    remedy: 'The nearest colour that passes is #b26100.',
  },
  {
    from: '"Europe/Amsterdam"',
    to: '"Europe/Amsterdm"',
    reason: 'There is no time zone “Europe/Amsterdm”.',
    remedy: 'Did you mean “Europe/Amsterdam”?',
  },
  {
    from: '"voucherCategory": 38',
    to: '"voucherCategory": 15',
    reason: '“15” belongs to it.',
  },
  {
    from: '"https://www.kaartvink.example/hulp"',
    to: '"https://www.kaartvink.nl/hulp"',
    reason: 'The brand is invented, but www.kaartvink.nl is not.',
  },
  {
    from: '"+31 20 000 4210"',
    to: '"+31 20 555 4210"',
    reason: 'The brand is invented, but this number may belong to a real subscriber.',
  },
  {
    from: '"17:30"',
    to: '"07:30"',
    reason: 'It closes at 07:30 and opens at 09:00.',
  },
  {
    from: '[1, 5]',
    to: '[5, 1]',
    reason: 'Day 5 comes after day 1.',
  },
  {
    from: '"heading": { "nl": "Zing het uit met Kaartvink", "en": "Sing out with Kaartvink" }',
    to: '"heading": { "nl": "Zing het uit met Kaartvink" }',
    reason: 'The text is missing in “en”.',
  },
  {
    from: '"heading": { "nl": "Zing het uit met Kaartvink", "en": "Sing out with Kaartvink" }',
    to: '"heading": "Kaartvink"',
    reason: 'The brand speaks 2 languages, and this is one text.',
  },
  {
    from: '"heading": { "nl": "Zing het uit met Kaartvink", "en": "Sing out with Kaartvink" }',
    to: '"heading": { "key": "site.kaartvink" }',
    reason: 'locales/ has no text “site.kaartvink”.',
  },
  {
    from: '"showNavBar"',
    to: '"showApiBanner"',
    reason: 'The switch shows “apiBanner”, which is missing.',
  },
  {
    from: CARD,
    to: '',
    at: '"charge"',
    reason: 'Vouchers can be topped up, but nothing takes the card.',
  },
  {
    from: '"tagManagerId": "GTM-EXAMPLENL"',
    to: '"vendorHosts": ["ads"]',
    reason: 'Analytics and ads are tags, and there is no tag manager.',
    remedy: 'Add "tagManagerId", or remove the sets.',
  },
  {
    from: '"tagManagerId": "GTM-EXAMPLENL"',
    to: '"tagManagerId": "GTM-EXAMPLENL",\n  "vendorHosts": ["google"]',
    at: '"google"',
    reason: '',
  },
  {
    from: CARD,
    to: `${WALLET}\n"amazonPay": { "language": "nl_NL" },`,
    at: '"amazonPay"',
    reason: 'Amazon Pay has no “nl_NL” with accounts in EUR.',
    remedy: 'Choose one of: en_GB, de_DE, fr_FR, it_IT, es_ES.',
  },
  {
    from: CARD,
    to: `${WALLET}\n"amazonPay": { "language": "de_DE" },`,
    with: ['"currency": "EUR"', '"currency": "CHF"'],
    at: '"amazonPay"',
    reason: 'Amazon Pay has no accounts in CHF.',
    remedy: 'Remove "amazonPay" and "payment.wallet".',
  },
  {
    from: '"country": "NL"',
    to: '"country": "DE"',
    reason: 'Every brand of country DE has an A/B test script, and no other brand has.',
  },
  {
    from: '"layout": "classic"',
    to: '"layout": "restaurant"',
    reason: 'The restaurant layout has a banner on wide screens',
    others: 1,
  },
  {
    from: '"composition": "window"',
    to: '"composition": "banner"',
    reason: 'The classic layout does not allow the composition “banner”.',
    remedy: 'Choose one of: split, letterhead, noticeboard, card, poster, window.',
  },
  {
    from: '"composition": "window",\n  "shape": "stamp"',
    to: '"composition": "window",\n  "shape": "block"',
    at: '"composition"',
    reason: '“window” with “block” is the look of us.',
    remedy: 'Choose another pair, such as “split” with “engraved”.',
  },
];

refusesEach(BROKEN_RULES, known);

it('finds nothing wrong with the example', () => {
  expect(faultsOf(EXAMPLE, known)).toEqual([]);
});

it('takes the sets of vendors’ hosts into the brand’s file', () => {
  const more = EXAMPLE.replace(
    '"tagManagerId": "GTM-EXAMPLENL"',
    '"tagManagerId": "GTM-EXAMPLENL", "vendorHosts": ["analytics", "ads", "heidelpay"]',
  );
  expect(faultsOf(more, known)).toEqual([]);
});

it('takes the real addresses and numbers of an operator’s own brand', () => {
  const real = EXAMPLE.replaceAll('kaartvink.example', 'kaartvink.nl').replace(
    '+31 20 000 4210',
    '+31 20 555 4210',
  );
  expect(faultsOf(real, known)).toEqual([]);
  const half = real.replace('www.kaartvink.nl/privacy', 'www.kaartvink.example/privacy');
  expect(faultsOf(half, known)).toEqual([
    `${lineOf(half, '"privacy"')} www.kaartvink.example cannot be opened. | Write the real address.`,
  ]);
});
