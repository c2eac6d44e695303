import { expect, it } from 'vitest';
import { EXAMPLE, exampleWith, faultsOf, firstBrands } from './anAnswersFile.ts';
import { DOMAIN, refusesEach, type Wrong } from './refuses.ts';

const known = await firstBrands();

const WRONG_FORM: readonly Wrong[] = [
  {
    from: '"website"',
    to: '"webiste"',
    reason: 'There is no field “webiste” here.',
    remedy: 'Did you mean “website”?',
  },
  {
    from: '"privacy": "https://www.kaartvink.example/privacy",',
    to: '',
    at: '"footerLinks"',
    reason: '“privacy” is missing.',
  },
  {
    from: '"id": "nl"',
    to: '"id": "Kaartvink"',
    reason: '“Kaartvink” is not an id of small letters, digits and single hyphens.',
  },
  {
    from: DOMAIN,
    to: '"https://kaartvink.example"',
    reason: '“https://kaartvink.example” is not a host name in small letters, without https:// and path.',
  },
  {
    from: '"#f2994a"',
    to: '"orange"',
    reason: '“orange” is not a colour of “#” and six digits or small letters from a to f.',
  },
  {
    from: '"composition": "window"',
    to: '"composition": "windows"',
    reason: '“windows” is not one of the known values.',
    remedy: 'Did you mean “window”?',
  },
  {
    from: '"numberOfShops": 200',
    to: '"numberOfShops": 5000',
    reason: '5000 is not a whole number from 1 to 500.',
  },
  {
    from: '"+31 20 000 4210"',
    to: '"020 000 4210"',
    reason: '“020 000 4210” is not a telephone number such as +31 20 000 4210.',
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
