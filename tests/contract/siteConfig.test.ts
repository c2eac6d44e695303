import { expect, it } from 'vitest';
import { readSiteAnswer } from '#infrastructure/api/siteAnswer.ts';
import { CONTRACT } from '../tools/conformance/stage.ts';

const PATCH = '/components/schemas/SiteConfigPatch';
const address = 'https://a.example/b?c=d#e';

/** What a backend may send where it should send something else; each field takes some of these and no others. */
const VALUES: readonly unknown[] = [
  [null, true, false, 0, 1, 2, 3, 7, 24, 36, 48, 60, 500, 1_000_000, 1_000_001, -1, 0.7, 1.5],
  ['', 'x', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(2000), 'x'.repeat(2001), 'x'.repeat(10_001)],
  ['7', '17', 'one', 'true', 'none', 'a b', '"><script>', '<p>x</p>', 'GTM-X1', 'a.b:c-d_e', 'de', 'DE'],
  ['XX', 'DEU', 'tlh', 'fr-CH', 'de_DE', 'DE_de', 'EUR', 'eur', 'XXX', 'classic', 'restaurant', 'evil'],
  [address, 'http://a.example', '//evil.example/a.svg', 'https://evil.example/a.css', 'javascript:alert(1)'],
  ['mailto:a@b.example', 'tel:+49 30 123', 'a.b+c@d-e.example', 'a@b', 'a b@c.example'],
  ['/help', '/us/legal-notice', '/brands/a.svg', '/a/b-c/d_e.2.webp', '/a/../b.svg', '/a.css', 'a.svg'],
  ['/a/b.min.css', '/a/../b.css', '#d32b2d', '#D32B2D', '#fff', '#d32b2d00', 'red', 'soon'],
  ['2026-11-01T00:00:00Z', '2026-11-01T00:00:00+01:00', 'showNavBar'],
  ['01.11.2026', '2026-11-01', '2026-02-30T00:00:00Z', '2026-11-01T00:00:00'],
  [[], [null], [1], ['de'], ['fr-CH', 'en'], ['de', 'tlh'], ['showNavBar'], ['shwoNavBar']],
  [{}, { key: 'a' }, { clientId: 'a' }, { publicKey: 'b' }, { clientId: '"' }, { publicKey: null }],
  [
    [{ title: 'A', href: address }],
    [{ title: 'A', href: '/accessibility' }],
    [{ title: 'A', href: '//evil.example' }],
    [{ title: 'A' }],
    [{ title: '', href: address }],
    [{ link: address, label: 'A' }],
    [{ link: 'http://a.example', label: 'A' }],
    [{ link: address }],
  ],
].flat();

/** Every field of the answer, and every part of a group. */
const FIELDS = Object.entries(CONTRACT.resolve(PATCH).declared['properties'] as object).flatMap(([name]) => {
  const { declared } = CONTRACT.resolve(`${PATCH}/properties/${name}`);
  const parts = Object.keys(declared['properties'] ?? {});
  return [[name, ''] as const, ...parts.map((part) => [name, part] as const)];
});

/** Texts whose digits the client reads as a JSON number too, as it does for every id and key. */
const DIGITS = /^(distribution|tagManagerId|zendesk,key|captcha,siteKey|cookieConsent,(siteId|key))$/;

/** Words that a client does not know are ignored. */
const isWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function isLenient(field: string, value: unknown): boolean {
  if (field === 'features') return isWords(value);
  return typeof value === 'number' && DIGITS.test(field) && Number.isInteger(value) && value >= 0;
}

it.each(FIELDS)('reads each value of the configuration as the contract says: %s %s', (name, part) => {
  const verdicts = VALUES.map((value) => {
    const body = { [name]: part === '' ? value : { [part]: value } };
    const isFit = CONTRACT.mismatches(PATCH, body).length === 0;
    const isRead = readSiteAnswer(body).oddFields.length === 0;
    return {
      value,
      isFit,
      isRead,
      isExpected: isFit || isLenient(part === '' ? name : `${name},${part}`, value),
    };
  });
  expect(verdicts.filter(({ isRead, isExpected }) => isRead !== isExpected)).toEqual([]);
  expect(new Set(verdicts.map(({ isFit }) => isFit)).size).toBe(2);
});
