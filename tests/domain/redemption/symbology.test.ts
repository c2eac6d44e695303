import { expect, it } from 'vitest';
import { isScannable } from '#domain/redemption/symbology.ts';

it.each(['4006381333931', '0000000000000', '9780201379624', '2079338045067'])(
  'draws %s as EAN-13',
  (code) => {
    expect(isScannable(code, 'ean13')).toBe(true);
  },
);

it.each([
  '4006381333930',
  '400638133393',
  '40063813339310',
  '400638133393a',
  '',
  '４００６３８１３３３９３１',
])('does not draw %j as EAN-13, since a till would read another number', (code) => {
  expect(isScannable(code, 'ean13')).toBe(false);
});

it.each([
  ['code128', 'NLB-7Q4M x~', true],
  ['code128', 'x'.repeat(40), true],
  ['code128', 'x'.repeat(41), false],
  ['code128', 'Grüße', false],
  ['code128', 'a\tb', false],
  ['code128', '', false],
  ['qr', 'Grüße 🎁', true],
  ['qr', 'x'.repeat(1000), true],
  ['qr', 'x'.repeat(1001), false],
  ['qr', '', false],
] as const)('draws as %s only texts that it can encode: %j', (kind, code, can) => {
  expect(isScannable(code, kind)).toBe(can);
});
