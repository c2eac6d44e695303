import { expect, it } from 'vitest';
import { wrappedAddress } from '#domain/link/wrappedAddress.ts';

const OWN = 'https://redeem.de.example/#code=CSJ9QX6GB';
const ESCAPED = encodeURIComponent(OWN);

it.each([
  ['as it is', OWN],
  ['escaped in a parameter', `https://guard.example/?url=${ESCAPED}&data=05%7C02`],
  ['escaped twice', `https://guard.example/?url=${encodeURIComponent(ESCAPED)}&data=1`],
  [
    'in another wrapped one',
    `https://a.example/?u=${encodeURIComponent(`https://b.example/?u=${ESCAPED}&x=1`)}&y=2`,
  ],
  ['in the path', `https://guard.example/1a2B/${ESCAPED}`],
  [
    'with hyphens for percent signs',
    'https://urldefense.proofpoint.com/v2/url?d=Dw&u=https-3A__redeem.de.example_-23code-3DCSJ9QX6GB&c=a',
  ],
  [
    'with stars for characters',
    'https://urldefense.com/v3/__https://redeem.de.example/*code=CSJ9QX6GB__;Iw!!abc$',
  ],
  ['in Base64', `https://guard.example/?d=x&u=${btoa(OWN).replaceAll('=', '')}&i=1`],
])('finds the address %s', (_how, address) => {
  expect(wrappedAddress(address)).toBe(OWN);
});

it.each([
  'https://www.shop.example/',
  'https://www.shop.example/?url=books',
  'no address',
  '',
  'https://x.example/?u=%E0%A4%A',
])('leaves %j as it is', (address) => {
  expect(wrappedAddress(address)).toBe(address);
});

it('ends for addresses in addresses without end', () => {
  expect(wrappedAddress('https://a.example/?u='.repeat(1000))).toContain('https://');
});
