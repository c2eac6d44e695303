import { expect, it } from 'vitest';
import { readOnlyCode, readOpenLink } from '#src/early/linkAnswers.ts';

const OPEN = {
  shop: { name: 'Alpinora', logo: '/shops/alpinora.svg' },
  valueInCent: 2000,
  currency: 'EUR',
  state: 'READY',
};

it('reads what the covered card shows', () => {
  expect(readOpenLink(OPEN)).toEqual({
    shop: 'Alpinora',
    logo: '/shops/alpinora.svg',
    value: { amountInCent: 2000, currency: 'EUR' },
  });
});

it('leaves a shop’s name with an HTML entity to the app', () => {
  expect(readOpenLink({ ...OPEN, shop: { name: 'H&amp;M' } })).toBeNull();
});

it.each([null, undefined, 'https://elsewhere.example/logo.svg', '/../logo.svg', 7])(
  'shows no unsafe logo: %s',
  (logo) => {
    expect(readOpenLink({ ...OPEN, shop: { name: 'Alpinora', logo } })).toMatchObject({ logo: null });
  },
);

it.each([
  ['nothing', null],
  ['a text', 'READY'],
  ['a code that is delayed', { ...OPEN, state: 'DELAYED' }],
  ['a link that ran out', { ...OPEN, state: 'EXPIRED' }],
  ['several codes', { ...OPEN, quantity: 2 }],
  ['no shop', { ...OPEN, shop: null }],
  ['a shop without a name', { ...OPEN, shop: { name: '' } }],
  ['a currency that is none', { ...OPEN, currency: 'XXX' }],
  ['an amount that is none', { ...OPEN, valueInCent: 20.5 }],
])('leaves %s to the app', (_, answer) => {
  expect(readOpenLink(answer)).toBeNull();
});

it('reads the only code', () => {
  expect(readOnlyCode({ codes: [{ kind: 'code', code: 'ABC-1' }] })).toBe('ABC-1');
  expect(readOnlyCode({ codes: [{ kind: 'code', code: 'ABC-1', pin: null }] })).toBe('ABC-1');
});

it.each([
  ['nothing', null],
  ['no code', { codes: [] }],
  [
    'two codes',
    {
      codes: [
        { kind: 'code', code: 'A' },
        { kind: 'code', code: 'B' },
      ],
    },
  ],
  ['a code with a PIN', { codes: [{ kind: 'code', code: 'A', pin: '12' }] }],
  ['a code with a PIN that cannot be read', { codes: [{ kind: 'code', code: 'A', pin: '' }] }],
  ['a code of an unknown kind', { codes: [{ kind: 'voucher', code: 'A' }] }],
  ['an empty code', { codes: [{ kind: 'code', code: '' }] }],
  ['a code that is no text', { codes: [{ kind: 'code', code: 12 }] }],
  ['codes that are no list', { codes: 'A' }],
])('leaves %s to the app', (_, answer) => {
  expect(readOnlyCode(answer)).toBeNull();
});
