import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ADDRESS = 'https://vendor.example/checkout.js';

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'frohgut.example' } });
});

afterEach(() => {
  vi.resetModules();
});

/** A fresh one, as on a new page. */
async function opened() {
  return (await import('#infrastructure/scripts/trustedAddress.ts')).trustedAddress;
}

it('creates trusted addresses with one named policy', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trustedAddress = await opened();
  expect(trustedAddress(ADDRESS)).toEqual({ trusted: ADDRESS });
  expect(trustedAddress(ADDRESS)).toEqual({ trusted: ADDRESS });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['voucher-vendors']);
  expect(() => trustedAddress('data:text/javascript,alert(1)')).toThrow('no vendor’s address');
});

it('returns the plain address in browsers without trusted types', async () => {
  const trustedAddress = await opened();
  expect(trustedAddress(ADDRESS)).toBe(ADDRESS);
});

it.each([
  'https://frohgut.example/js/x.js',
  'https://FROHGUT.example:8443/js/x.js',
  'https://me@frohgut.example/js/x.js',
  'https://\\frohgut.example/js/x.js',
])('rejects an address of the page’s own host: %s', async (address) => {
  const trustedAddress = await opened();
  expect(() => trustedAddress(address)).toThrow('no vendor’s address');
  expect(trustedAddress('https://test.frohgut.example/x.js')).toBe('https://test.frohgut.example/x.js');
});

it.each([
  'javascript:alert(1)',
  'data:text/javascript,x',
  '//vendor.example/x.js',
  '/js/x.js',
  'http://vendor.example/x.js',
  'https:///x',
])('rejects %s', async (address) => {
  const trustedAddress = await opened();
  expect(() => trustedAddress(address)).toThrow('no vendor’s address');
});
