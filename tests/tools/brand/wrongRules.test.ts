import { expect, it } from 'vitest';
import { EXAMPLE, faultsOf, firstBrands, lineOf } from './anAnswersFile.ts';
import { DOMAIN, refusesEach, type Wrong } from './refuses.ts';

const known = await firstBrands();

/** Fields of the right form that break a rule together, or with the brands that there are. */
const BROKEN_RULES: readonly Wrong[] = [
  {
    what: 'a switch that is there twice',
    from: '"showNavBar"',
    to: '"showShopFilterBar"',
    at: '"showShopFilterBar"\n',
    reason: '“showShopFilterBar” is there twice.',
    remedy: 'Remove it.',
  },
  {
    what: 'the id of another brand',
    from: '"id": "nl"',
    to: '"id": "at"',
    reason: '“at” belongs to at.',
    remedy: 'Choose another one.',
  },
  {
    what: 'the id of another file',
    from: '"id": "nl"',
    to: '"id": "defaults"',
    reason: 'sites/defaults.ts is another file.',
    remedy: 'Choose another id.',
  },
  {
    what: 'a bank’s id of no bank',
    from: '"id": "nl"',
    to: '"id": "bank-nl"',
    reason: 'The id of a bank’s campaign begins with “bank-”, and no other id does.',
    remedy: 'Add "isReward": true, or change the id.',
  },
  {
    what: 'a domain of another brand',
    from: DOMAIN,
    to: '"redeem.giftwren.example"',
    reason: '“redeem.giftwren.example” belongs to gb.',
    remedy: 'Remove it.',
  },
  {
    what: 'a regional language of another country',
    from: '["nl", "en"]',
    to: '["nl-BE", "en"]',
    reason: '“nl-BE” is how they speak in BE, and the brand is in NL.',
    remedy: 'Write “nl”.',
    others: 4,
  },
  {
    what: 'the colour of another brand',
    from: '"#f2994a"',
    to: '"#ffd400"',
    reason: '“#ffd400” belongs to fr-plus.',
    remedy: 'Choose another one.',
  },
  {
    what: 'a colour too pale for buttons',
    from: '"actionColor": "#a85a12",',
    to: '',
    at: '"brandingColor"',
    reason: 'White text has a contrast of only 2.2 on #f2994a; it needs 4.5.',
    remedy: 'Add "actionColor": "#b16100", the nearest colour that passes, or "actionColor": null',
  },
  {
    what: 'another colour for buttons that is too pale',
    from: '"#a85a12"',
    to: '"#e08a3c"',
    reason: 'White text has a contrast of only 2.7 on #e08a3c; it needs 4.5.',
    remedy: 'The nearest colour that passes is #b26100.',
  },
  {
    what: 'a time zone that there is not',
    from: '"Europe/Amsterdam"',
    to: '"Europe/Amsterdm"',
    reason: 'There is no time zone “Europe/Amsterdm”.',
    remedy: 'Did you mean “Europe/Amsterdam”?',
  },
  {
    what: 'the voucher category of another brand',
    from: '"voucherCategory": 38',
    to: '"voucherCategory": 15',
    reason: '“15” belongs to it.',
    remedy: 'Ask the operator; the highest so far is 37.',
  },
  {
    what: 'a real address of an invented brand',
    from: '"https://www.kaartvink.example/hulp"',
    to: '"https://www.kaartvink.nl/hulp"',
    reason: 'The brand is invented, but www.kaartvink.nl is not.',
    remedy: 'Use an address whose host ends in .example.',
  },
  {
    what: 'a telephone number that may belong to a real subscriber',
    from: '"+31 20 000 4210"',
    to: '"+31 20 555 4210"',
    reason: 'The brand is invented, but this number may belong to a real subscriber.',
    remedy: 'Use a number for fiction, such as',
  },
  {
    what: 'hours that end before they begin',
    from: '"17:30"',
    to: '"07:30"',
    reason: 'It closes at 07:30 and opens at 09:00.',
    remedy: 'Write a later time',
  },
  {
    what: 'days in the wrong order',
    from: '[1, 5]',
    to: '[5, 1]',
    reason: 'Day 5 comes after day 1.',
    remedy: 'Write the earlier day first',
  },
  {
    what: 'a text in one of two languages',
    from: '"heading": { "nl": "Zing het uit met Kaartvink", "en": "Sing out with Kaartvink" }',
    to: '"heading": { "nl": "Zing het uit met Kaartvink" }',
    reason: 'The text is missing in “en”.',
    remedy: 'Add "en".',
  },
  {
    what: 'one text for two languages',
    from: '"heading": { "nl": "Zing het uit met Kaartvink", "en": "Sing out with Kaartvink" }',
    to: '"heading": "Kaartvink"',
    reason: 'The brand speaks 2 languages, and this is one text.',
    remedy: 'Write {"nl": "…", "en": "…"}.',
  },
  {
    what: 'the key of a text that there is not',
    from: '"heading": { "nl": "Zing het uit met Kaartvink", "en": "Sing out with Kaartvink" }',
    to: '"heading": { "key": "site.kaartvink" }',
    reason: 'locales/ has no text “site.kaartvink”.',
    remedy: 'Write the words themselves',
  },
  {
    what: 'a switch without what it shows',
    from: '"showNavBar"',
    to: '"showApiBanner"',
    reason: 'The switch shows “apiBanner”, which is missing.',
    remedy: 'Add "apiBanner", or remove the switch.',
  },
  {
    what: 'a top-up without a way to pay for it',
    from: '"payment": { "card": { "publicKey": "s-pub-example-nl" } },',
    to: '',
    at: '"charge"',
    reason: 'Vouchers can be topped up, but nothing takes the card.',
    remedy: 'Add "payment"',
  },
  {
    what: 'a German brand without its test script',
    from: '"country": "NL"',
    to: '"country": "DE"',
    reason: 'Every brand of country DE has an A/B test script, and no other brand has.',
    remedy: 'Add "abTestScript"',
  },
  {
    what: 'the restaurant layout without its banner',
    from: '"layout": "classic"',
    to: '"layout": "restaurant"',
    reason: 'The restaurant layout has a banner on wide screens',
    remedy: 'Add "pictures"',
    others: 1,
  },
  {
    what: 'a composition that the layout does not allow',
    from: '"composition": "window"',
    to: '"composition": "banner"',
    reason: 'The classic layout does not allow the composition “banner”.',
    remedy: 'Choose one of: split, letterhead, noticeboard, card, poster, window.',
  },
  {
    what: 'the look of another brand',
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
