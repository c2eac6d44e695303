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
])('draws no EAN-13 of %j, which a till would read as something else', (code) => {
  expect(isScannable(code, 'ean13')).toBe(false);
});

it('draws printable ASCII as Code 128, up to 40 characters', () => {
  expect(isScannable('NLB-7Q4M x~', 'code128')).toBe(true);
  expect(isScannable('x'.repeat(40), 'code128')).toBe(true);
  expect(isScannable('x'.repeat(41), 'code128')).toBe(false);
  expect(isScannable('Grüße', 'code128')).toBe(false);
  expect(isScannable('a\tb', 'code128')).toBe(false);
  expect(isScannable('', 'code128')).toBe(false);
});

it('draws any text as QR, up to a thousand characters', () => {
  expect(isScannable('Grüße 🎁', 'qr')).toBe(true);
  expect(isScannable('x'.repeat(1000), 'qr')).toBe(true);
  expect(isScannable('x'.repeat(1001), 'qr')).toBe(false);
  expect(isScannable('', 'qr')).toBe(false);
});
