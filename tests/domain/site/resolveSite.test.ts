import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSite, resolveSite } from '#domain/site/resolveSite.ts';
import type { SiteEntry } from '#domain/site/site.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { aSiteEntry } from '#tests/data/site.ts';

const DE = aSiteEntry({ id: 'de', domains: ['redeem.de.example', 'www.redeem.de.example'] });
const CH = aSiteEntry({ id: 'ch' });
const FR_PLUS = aSiteEntry({ id: 'fr-plus' });
const SITES: readonly [SiteEntry, ...SiteEntry[]] = [DE, CH, FR_PLUS];

it.each([
  ['redeem.de.example', DE],
  ['www.redeem.de.example', DE],
  ['redeem.ch.example', CH],
  ['ch.localhost', CH],
  ['fr-plus.localhost', FR_PLUS],
] as const)('recognises %s', (host, entry) => {
  expect(resolveSite(host, SITES)).toBe(entry);
});

it.each([' redeem.ch.example ', 'REDEEM.CH.EXAMPLE.:8080', 'ch.localhost.'])(
  'ignores white space, case, port and a trailing dot: %s',
  (host) => {
    expect(findSite(host, SITES)).toBe(CH);
  },
);

it.each([
  ...HOSTILE_TEXTS,
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'ch',
  'ch.example',
  'redeem.ch.example.evil.test',
  'evilredeem.ch.example',
  'evil.redeem.ch.example',
  'redeem-ch-example',
  'redeem.ch.example..',
  'redeem.ch.example:80:80',
  'redeem.ch:80.example',
  'redeem.ch.example:http',
  'xn--redeem-ch.example',
  'ch.localhost.evil.test',
  'x.ch.localhost',
  'chxlocalhost',
])('shows the first site for %j, and does not report the host as known', (host) => {
  expect(resolveSite(host, SITES)).toBe(DE);
  expect(findSite(host, SITES)).toBeUndefined();
});

it('returns the first of two sites with the same host', () => {
  const other = aSiteEntry({ id: 'other', domains: DE.domains });
  expect(findSite('redeem.de.example', [other, DE])).toBe(other);
});

const anyEntries = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 5 })
  .map((ids) => ids.map((id) => aSiteEntry({ id })))
  .map(([first = DE, ...others]): readonly [SiteEntry, ...SiteEntry[]] => [first, ...others]);

it('always returns a configured site', () => {
  holds(
    fc.property(anyText, anyEntries, (host, entries) => {
      expect(entries).toContain(resolveSite(host, entries));
    }),
  );
});

it('finds each site under each of its names, in any case, at any port, with or without a dot', () => {
  const decoration = fc.tuple(
    fc.constantFrom('', '.'),
    fc.constantFrom('', ':', ':80', ':65535'),
    fc.func(fc.boolean()),
  );
  holds(
    fc.property(anyEntries, decoration, (entries, [dot, port, loud]) => {
      for (const entry of entries) {
        for (const name of [...entry.domains, `${entry.id}.localhost`]) {
          const shouted = Array.from(name, (letter, index) => (loud(index) ? letter.toUpperCase() : letter));
          expect(resolveSite(`${shouted.join('')}${dot}${port}`, entries)).toBe(entry);
        }
      }
    }),
  );
});

it('ignores the letter case of the host', () => {
  holds(
    fc.property(fc.webAuthority(), anyEntries, (host, entries) => {
      expect(resolveSite(host.toUpperCase(), entries)).toBe(resolveSite(host, entries));
    }),
  );
});
