import { expect, it } from 'vitest';
import { VENDOR_HOSTS } from '#domain/site/vendorHosts.ts';
import { contentSecurityPolicy } from '#tools/build/csp.ts';
import { placeAt } from '#tools/build/place.ts';
import { aSite } from '#tests/data/site.ts';
import { GOOGLE } from '#tests/data/vendorPolicies/google.ts';
import { OTHERS } from '#tests/data/vendorPolicies/others.ts';
import { PAYMENTS } from '#tests/data/vendorPolicies/payments.ts';
import type { VendorPolicy } from '#tests/data/vendorPolicies/vendorPolicy.ts';
import { idleRefusals, tableOf, verdictsOf } from '#tests/data/vendorPolicies/verdicts.ts';

const EVERYTHING = aSite({
  cookieConsent: { siteId: 'id', key: 'key' },
  tagManagerId: 'GTM-1',
  vendorHosts: VENDOR_HOSTS,
  abTestScript: 'https://test.frohgut.example/ab.js',
  zendesk: { isActive: true, key: 'key' },
  map: {
    styleUrl: 'https://maps.example/style.json',
    geocodingUrl: 'https://places.example/v5/{query}.json?key=key',
  },
  payment: { wallet: { clientId: 'client' }, card: { publicKey: 's-pub-1' } },
});
const PATHS = { plain: '/merchantcode/token', payment: '/prepaid/checkout', 'third-party': '/' };
const policyOf = (zone: VendorPolicy['zone']) => contentSecurityPolicy('', placeAt(PATHS[zone], EVERYTHING));

const VENDORS = [...OTHERS, ...GOOGLE, ...PAYMENTS];
const verdicts = VENDORS.flatMap((vendor) => verdictsOf(vendor, policyOf(vendor.zone)));

it('allows each vendor what it documents, or refuses it for a reason', () => {
  const table = tableOf(verdicts);
  process.stdout.write(`${table}\n`);
  expect(verdicts.filter(({ refusal }) => refusal === undefined)).toEqual([]);
  expect(table.match(/^ {2}forgotten: nothing$/gm)).toHaveLength(VENDORS.length);
});

it('refuses nothing that is allowed meanwhile, or that the vendor no longer asks for', () => {
  const idle = VENDORS.map((vendor) => [
    vendor.vendor,
    idleRefusals(vendor, verdictsOf(vendor, policyOf(vendor.zone))),
  ]);
  expect(idle).toEqual(VENDORS.map(({ vendor }) => [vendor, []]));
});

it('notices what was forgotten: a source that is neither in the policy nor refused', () => {
  const vendor = (source: string, refused: VendorPolicy['refused'] = []): VendorPolicy => ({
    vendor: 'One',
    address: 'https://vendor.example',
    read: '2026-11-29',
    zone: 'plain',
    lines: { 'img-src': [source] },
    refused,
  });
  const refusalOf = (one: VendorPolicy) =>
    verdictsOf(one, "default-src 'none'; img-src https://*.vendor.example data:")[0]?.refusal;
  expect(refusalOf(vendor('https://a.vendor.example'))).toBeNull();
  expect(refusalOf(vendor('https://*.a.vendor.example'))).toBeNull();
  expect(refusalOf(vendor('https://a.vendor.example/path'))).toBeNull();
  expect(refusalOf(vendor('data:'))).toBeNull();
  expect(refusalOf(vendor('https://vendor.example'))).toBeUndefined();
  expect(refusalOf(vendor('http://a.vendor.example'))).toBeUndefined();
  const why = { source: 'https://vendor.example', why: 'Because.' };
  expect(refusalOf(vendor('https://vendor.example', [why]))).toBe(why);
});
