import { expect, it } from 'vitest';
import { EXAMPLE, exampleWith, faultsOf, lineOf, firstBrands } from './anAnswersFile.ts';

const known = await firstBrands();

/** A change of the example, and of what the fault speaks: the changed place, unless another one is named. */
interface Wrong {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly remedy: string;
  readonly at?: string;
  /** Faults that follow from it. */
  readonly others?: number;
}

const DOMAIN = '"inwisselen.kaartvink.example"';

const WRONG: readonly Wrong[] = [
  {
    what: 'a comma too many',
    from: '"showNavBar"\n',
    to: '"showNavBar",\n',
    at: ']\n}',
    reason: 'The character “]” is not JSON here.',
    remedy: 'Remove the comma before “]”.',
  },
  {
    what: 'a comma too few',
    from: '"country": "NL",',
    to: '"country": "NL"',
    at: '"languages"',
    reason: 'The character “"” is not JSON here.',
    remedy: 'Write a comma or “}” before it.',
  },
  {
    what: 'a field that is there twice',
    from: '"country": "NL",',
    to: '"country": "NL", "country": "BE",',
    reason: 'The field “country” is there twice.',
    remedy: 'Remove one of the two.',
  },
  {
    what: 'a field that there is not',
    from: '"website"',
    to: '"webiste"',
    reason: 'There is no field “webiste” here.',
    remedy: 'Did you mean “website”?',
  },
  {
    what: 'a missing link of the footer',
    from: '"privacy": "https://www.kaartvink.example/privacy",',
    to: '',
    at: '"footerLinks"',
    reason: '“privacy” is missing.',
    remedy: 'Add it. The privacy policy.',
  },
  {
    what: 'a switch that there is not',
    from: '"showNavBar"',
    to: '"shwoNavBar"',
    reason: '“shwoNavBar” is not a switch.',
    remedy: 'Did you mean “showNavBar”?',
  },
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
    what: 'an id with capitals',
    from: '"id": "nl"',
    to: '"id": "Kaartvink"',
    reason: '“Kaartvink” is not an id of small letters, digits and single hyphens.',
    remedy: 'Change it. Names the file',
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
    what: 'a domain with a scheme',
    from: DOMAIN,
    to: '"https://kaartvink.example"',
    reason: '“https://kaartvink.example” is not a host name in small letters, without https:// and path.',
    remedy: 'Change it.',
  },
  {
    what: 'a language that the app does not speak',
    from: '["nl", "en"]',
    to: '["nl", "es"]',
    reason: '“es” is not one of the known values.',
    remedy: 'Choose one of: de, en, fr, it, nl,',
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
    what: 'a colour by name',
    from: '"#f2994a"',
    to: '"orange"',
    reason: '“orange” is not a colour of “#” and six digits or small letters from a to f.',
    remedy: 'Change it. The brand’s colour, as #rrggbb.',
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
    what: 'a layout that there is not',
    from: '"layout": "classic"',
    to: '"layout": "clasic"',
    reason: '“clasic” is not one of the known values.',
    remedy: 'Did you mean “classic”?',
  },
  {
    what: 'a currency that no shop takes',
    from: '"currency": "EUR"',
    to: '"currency": "PLN"',
    reason: '“PLN” is not one of the known values.',
    remedy: 'Choose one of: EUR, CHF, GBP, USD, CAD.',
  },
  {
    what: 'a time zone that there is not',
    from: '"Europe/Amsterdam"',
    to: '"Europe/Amsterdm"',
    reason: 'There is no time zone “Europe/Amsterdm”.',
    remedy: 'Did you mean “Europe/Amsterdam”?',
  },
  {
    what: 'more shops than there are',
    from: '"numberOfShops": 200',
    to: '"numberOfShops": 5000',
    reason: '5000 is not a whole number from 1 to 500.',
    remedy: 'Change it. The N of “over N partners”.',
  },
  {
    what: 'the voucher category of another brand',
    from: '"voucherCategory": 38',
    to: '"voucherCategory": 15',
    reason: '“15” belongs to it.',
    remedy: 'Ask the operator; the highest so far is 37.',
  },
  {
    what: 'an address without https',
    from: '"https://www.kaartvink.example/hulp"',
    to: '"http://www.kaartvink.example/hulp"',
    reason: '“http://www.kaartvink.example/hulp” is not an address that begins with https://.',
    remedy: 'Change it. The page of the support.',
  },
  {
    what: 'a real address of an invented brand',
    from: '"https://www.kaartvink.example/hulp"',
    to: '"https://www.kaartvink.nl/hulp"',
    reason: 'The brand is invented, but www.kaartvink.nl is not.',
    remedy: 'Use an address whose host ends in .example.',
  },
  {
    what: 'a telephone number that somebody may have',
    from: '"+31 20 000 4210"',
    to: '"+31 20 555 4210"',
    reason: 'The brand is invented, but somebody may have this number.',
    remedy: 'Use a number for fiction, such as',
  },
  {
    what: 'a telephone number without country code',
    from: '"+31 20 000 4210"',
    to: '"020 000 4210"',
    reason: '“020 000 4210” is not a telephone number such as +31 20 000 4210.',
    remedy: 'Change it. With country code and spaces.',
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
    what: 'a top-up that nobody can pay',
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
  },
];

it.each(WRONG)(
  'refuses $what, with line, reason and remedy',
  ({ from, to, reason, remedy, at = to, others = 0 }) => {
    const text = exampleWith(from, to);
    const [found = '', ...further] = faultsOf(text, known);
    expect(further).toHaveLength(others);
    expect(found.split(' | ')[0]).toContain(`${lineOf(text, at)} ${reason}`);
    expect(found.split(' | ')[1]).toContain(remedy);
  },
);

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

it('tells of all faults at once, in the order of the file', () => {
  const text = exampleWith('"NL"', '"Netherlands"').replace('"EUR"', '"EURO"');
  expect(faultsOf(text, known).map((fault) => fault.split(' ')[0])).toEqual(['5', '12']);
});

it.each([
  ['an empty file', ''],
  ['a list', '[]'],
  ['half a file', EXAMPLE.slice(0, 200)],
])('refuses %s', (_what, text) => {
  expect(faultsOf(text, known)).not.toEqual([]);
});
