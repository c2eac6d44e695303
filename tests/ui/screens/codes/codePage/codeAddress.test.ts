import { afterEach, expect, it, vi } from 'vitest';
import { codeAddress } from '#ui/screens/codes/codePage/codeAddress.ts';

afterEach(() => vi.unstubAllGlobals());

it('writes a host as the network sees it', () => {
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
])('makes no link of %j', (address) => {
  expect(codeAddress(address)).toBeNull();
});

it.each([
  ['https://shop.example/code', 'https://shop.example/code'],
  ['no address', null],
])('reads %j in the oldest browsers too, which cannot ask first whether it can be read', (address, href) => {
  vi.stubGlobal('URL', class extends URL {});
  Reflect.set(URL, 'canParse', undefined);
  expect(codeAddress(address)).toBe(href);
});
