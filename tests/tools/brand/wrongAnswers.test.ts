import { expect, it } from 'vitest';
import { EXAMPLE, exampleWith, faultsOf, firstBrands } from './anAnswersFile.ts';
import { DOMAIN, refusesEach, type Wrong } from './refuses.ts';

const known = await firstBrands();

const WRONG_FORM: readonly Wrong[] = [
  {
    what: 'a comma too few',
    from: '"country": "NL",',
    to: '"country": "NL"',
    at: '"languages"',
    reason: 'Missing , between flow map items.',
    remedy: 'Correct the JSON here.',
  },
  {
    what: 'a field that is there twice',
    from: '"country": "NL",',
    to: '"country": "NL", "country": "BE",',
    reason: 'Map keys must be unique.',
    remedy: 'Correct the JSON here.',
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
    what: 'an id with capitals',
    from: '"id": "nl"',
    to: '"id": "Kaartvink"',
    reason: '“Kaartvink” is not an id of small letters, digits and single hyphens.',
    remedy: 'Change it. Names the file',
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
    what: 'a colour by name',
    from: '"#f2994a"',
    to: '"orange"',
    reason: '“orange” is not a colour of “#” and six digits or small letters from a to f.',
    remedy: 'Change it. The brand’s colour, as #rrggbb.',
  },
  {
    what: 'a composition that there is not',
    from: '"composition": "window"',
    to: '"composition": "windows"',
    reason: '“windows” is not one of the known values.',
    remedy: 'Did you mean “window”?',
  },
  {
    what: 'a currency that the app does not know',
    from: '"currency": "EUR"',
    to: '"currency": "JPY"',
    reason: '“JPY” is not one of the known values.',
    remedy: 'Choose one of: EUR, CHF, PLN, GBP, USD, CAD.',
  },
  {
    what: 'more shops than there are',
    from: '"numberOfShops": 200',
    to: '"numberOfShops": 5000',
    reason: '5000 is not a whole number from 1 to 500.',
    remedy: 'Change it. The N of “over N partners”.',
  },
  {
    what: 'a telephone number without country code',
    from: '"+31 20 000 4210"',
    to: '"020 000 4210"',
    reason: '“020 000 4210” is not a telephone number such as +31 20 000 4210.',
    remedy: 'Change it. With country code and spaces.',
  },
];

refusesEach(WRONG_FORM, known);

it('tells of all faults at once, in the order of the file', () => {
  const text = exampleWith('"NL"', '"Netherlands"').replace('"EUR"', '"EURO"');
  expect(faultsOf(text, known).map((fault) => fault.split(' ')[0])).toEqual(['5', '14']);
});

it.each([
  ['an empty file', ''],
  ['a list', '[]'],
  ['half a file', EXAMPLE.slice(0, 200)],
])('refuses %s', (_what, text) => {
  expect(faultsOf(text, known)).not.toEqual([]);
});
