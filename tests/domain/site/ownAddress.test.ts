import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeInFragment } from '#domain/site/codeInFragment.ts';
import { ownAddress } from '#domain/site/ownAddress.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { aSiteEntry } from '#tests/data/site.ts';
import { aCode } from '#tests/data/voucher.ts';

const SITES = [aSiteEntry({ id: 'de', brand: 'Frohgut' }), aSiteEntry({ id: 'ch', brand: 'Alpengruss' })];
const to = (redirectUrl: string) => ownAddress(redirectUrl, aCode('Ab3dE6gH9'), SITES);

it.each([
  'https://redeem.ch.example',
  'https://redeem.ch.example/',
  'https://redeem.ch.example/some/path?query=1#fragment',
  'HTTPS://REDEEM.CH.EXAMPLE/',
])('adds the code to the address of %s, and drops the rest of it', (redirectUrl) => {
  expect(to(redirectUrl)).toEqual({ brand: 'Alpengruss', href: 'https://redeem.ch.example/#code=Ab3dE6gH9' });
});

it('returns the site alone without a code', () => {
  const address = ownAddress('https://redeem.ch.example/some/path#code=Zz9zZ9zZ9', null, SITES);
  expect(address).toEqual({ brand: 'Alpengruss', href: 'https://redeem.ch.example/' });
});

it('keeps a port, and plain http on localhost', () => {
  expect(to('http://ch.localhost:3000/')?.href).toBe('http://ch.localhost:3000/#code=Ab3dE6gH9');
  expect(to('HTTP://CH.LOCALHOST:3000/')?.href).toBe('http://ch.localhost:3000/#code=Ab3dE6gH9');
  expect(to('https://redeem.ch.example:8443')?.href).toBe('https://redeem.ch.example:8443/#code=Ab3dE6gH9');
});

it.each([
  ...HOSTILE_TEXTS,
  'http://redeem.ch.example/',
  'https://evil.example/',
  'https://redeem.ch.example.evil.test/',
  'https://evil.test/redeem.ch.example/',
  'https://redeem.ch.example@evil.test/',
  'https://user@redeem.ch.example/',
  'https://redeem.ch.example\\@evil.test/',
  'https://redeem.ch.example:x/',
  'https://redeem.ch.example:123456/',
  'https://redeem.ch.example?query',
  'https://redeem.ch.example./',
  'https://redeem..ch.example/',
  'xhttps://redeem.ch.example/',
  'ftp://redeem.ch.example/',
  'javascript://redeem.ch.example/%0aalert(1)',
  '//redeem.ch.example/',
  ' https://redeem.ch.example/',
  'https:redeem.ch.example',
  'https://redeem.ch.example%2f.evil.test/',
])('does not send the code to %j', (redirectUrl) => {
  expect(to(redirectUrl)).toBeNull();
});

it('does not send the code over http to a host that merely contains localhost', () => {
  const sites = [aSiteEntry({ domains: ['localhost.example', 'a.localhost.example', 'xlocalhost'] })];
  expect(ownAddress('http://localhost.example/', aCode(), sites)).toBeNull();
  expect(ownAddress('http://a.localhost.example/', aCode(), sites)).toBeNull();
  expect(ownAddress('http://xlocalhost/', aCode(), sites)).toBeNull();
});

it('never returns an address of another host', () => {
  const hosts = ['redeem.de.example', 'redeem.ch.example', 'de.localhost', 'ch.localhost'];
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('https://', 'http://', ...hosts, '/', '@', ':', '.', '\\', '#', '?', '3000'),
      anyText,
    ),
    { maxLength: 6 },
  );
  holds(
    fc.property(pieces, (parts) => {
      const address = to(parts.join(''));
      if (address === null || !URL.canParse(address.href)) return;
      const url = new URL(address.href);
      expect(hosts).toContain(url.hostname);
      expect([url.username, url.password, url.search, url.pathname]).toEqual(['', '', '', '/']);
    }),
  );
});

it('reads the code from the fragment that it writes', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9]{6,24}$/);
  holds(
    fc.property(code, (text) => {
      const address = ownAddress('https://redeem.de.example/', aCode(text), SITES);
      expect(codeInFragment(new URL(address?.href ?? '').hash)).toBe(text);
    }),
  );
});

it.each(['.', ')', '),', '=', '%20', '%3E', '%22.', ';'])(
  'reads the code from a fragment to which a mail program added %j',
  (end) => {
    expect(codeInFragment(`#code=Ab3dE6gH9${end}`)).toBe('Ab3dE6gH9');
  },
);

it.each([
  ...HOSTILE_TEXTS,
  '#',
  '#code=',
  '#code=short',
  `#code=${'x'.repeat(25)}`,
  '#code=abc def',
  '#code=abcdef&more',
  '#code=abcdef\n',
  '#xcode=abcdef',
  'code=abcdef',
  'x#code=abcdef',
  '#CODE=abcdef',
])('reads no code from the fragment %j', (fragment) => {
  expect(codeInFragment(fragment)).toBe('');
});
