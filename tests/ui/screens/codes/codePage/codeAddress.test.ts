import { afterEach, expect, it, vi } from 'vitest';
import { codeAddress } from '#ui/screens/codes/codePage/codeAddress.ts';

afterEach(() => vi.unstubAllGlobals());

it('writes an internationalised host in punycode', () => {
  expect(codeAddress('https://bücher.example/einlösen')).toBe('https://xn--bcher-kva.example/einl%C3%B6sen');
});

it.each([
  null,
  '',
  'redeem here',
  'https://',
  'http://shop.example/',
  'https://user@shop.example/',
  'https://:secret@shop.example/',
  'https://shop\u200b.example/',
])('returns no address for %j', (address) => {
  expect(codeAddress(address)).toBeNull();
});

it.each([
  ['https://shop.example/code', 'https://shop.example/code'],
  ['no address', null],
])('parses %j in browsers without URL.canParse', (address, href) => {
  vi.stubGlobal('URL', class extends URL {});
  Reflect.set(URL, 'canParse', undefined);
  expect(codeAddress(address)).toBe(href);
});
