import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHref } from '#domain/link/safeHref.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

it.each([
  'https://shop.example',
  'https://shop.example/',
  'https://shop.example/a/b.html',
  'https://shop.example/?q=1&r=%20#part',
  'https://shop.example?q=1',
  'https://shop.example#part',
  'https://shop.example:8443/a',
  'https://www.shop-24.example',
  'https://a.example',
  'https://4.example',
  'https://x',
  'https://xn--bcherwurm-r9a.example/',
  'https://shop.example/path/with@sign',
  'https://shop.example/straße',
  'HTTPS://SHOP.EXAMPLE/',
  'mailto:help@shop.example',
  'mailto:first.last+tag_x@mail.shop-24.example',
  'mailto:help@shop.example?subject=Hello%20there&body=x_y-z.1+2',
  'MAILTO:HELP@SHOP.EXAMPLE',
  'tel:+49 (0)30 23125-401',
  'tel:0800.123.456',
  'tel:112',
  'TEL:+4930231250',
])('accepts %s as a link', (address) => {
  expect(safeHref(address)).toBe(address);
});

it('trims an address', () => {
  expect(safeHref(' \n\thttps://shop.example/\u00a0')).toBe('https://shop.example/');
  expect(safeHref(' mailto:help@shop.example ')).toBe('mailto:help@shop.example');
  expect(safeHref(' tel:112 ')).toBe('tel:112');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://https://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'ftp://shop.example/',
  'http://shop.example/',
  '//evil.example',
  '/\\evil.example',
  '/relative',
  'shop.example',
  '#fragment',
  'https:',
  'https:shop.example',
  'https:/shop.example',
  'https://',
  'https:///shop.example',
  'https:\\\\shop.example',
  'xhttps://shop.example/',
])('rejects %j, which is not an https, mailto or tel address', (address) => {
  expect(safeHref(address)).toBeNull();
});

it.each([
  'https://shop.example@evil.example/',
  'https://shop.example:443@evil.example/',
  'https://user:password@shop.example/',
  'https://@evil.example/',
  'https://shop.example\\@evil.example',
  'https://shop.example\\.evil.example/',
  'https://shop.example%2eevil.example/',
  'https://shop.example%00.evil.example/',
  'https://shöp.example/',
  'https://ѕhop.example/',
  'https://ſhop.example/',
  'https://\u212ashop.example/',
  'https://shop。example/',
  'https://shop.example／evil',
  'https://[::1]/',
  'https://.shop.example/',
  'https://-shop.example/',
  'https://shop.example-/',
  'https://shop.example./',
  'https://shop_1.example/',
  'https://shop.example:/',
  'https://shop.example:123456/',
  'https://shop.example:x/',
  'https://shop.example /x',
  'https://sh\top.example/',
  'https://sh\u00adop.example/',
])('rejects %j, whose host may not be the one that it seems to be', (address) => {
  expect(safeHref(address)).toBeNull();
});

it.each([
  ['a space', ' '],
  ['a line break', '\n'],
  ['a null character', '\0'],
  ['an escape character', '\u001b'],
  ['a delete character', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a right-to-left override', '\u202e'],
  ['a zero-width space', '\u200b'],
  ['a backslash', '\\'],
  ['an opening bracket', '<'],
  ['a closing bracket', '>'],
  ['a double quote', '"'],
  ['a single quote', "'"],
])('rejects %s after the host', (_name, character) => {
  expect(safeHref(`https://shop.example/a${character}b`)).toBeNull();
  expect(safeHref(`https://shop.example?a${character}b`)).toBeNull();
});

it.each([
  'mailto:',
  'mailto:help',
  'mailto:@shop.example',
  'mailto:help@shop',
  'mailto:help@.example',
  'mailto:help@shop.',
  'mailto:help@shop..example',
  'mailto:a@b.example,c@d.example',
  'mailto:help@shop.example?!',
  'mailto:help@shop.example?subject=a b',
  'mailto:help@shop.example?subject=<b>',
  'mailto:he lp@shop.example',
  'xmailto:help@shop.example',
  'mailto:help@shop.example/x',
])('rejects %j, which is no mail address', (address) => {
  expect(safeHref(address)).toBeNull();
});

it.each([
  'tel:',
  'tel:+',
  'tel:12',
  'tel:CALL-ME',
  'tel:++49301',
  'tel:112;ext=1',
  'xtel:112',
  `tel:${'1'.repeat(31)}`,
])('rejects %j, which is no telephone number', (address) => {
  expect(safeHref(address)).toBeNull();
});

it('accepts telephone numbers of 3 to 30 characters', () => {
  expect(safeHref('tel:+123')).not.toBeNull();
  expect(safeHref(`tel:+${'1'.repeat(30)}`)).not.toBeNull();
});

it.each(HOSTILE_TEXTS)('rejects the hostile text %j', (text) => {
  expect(safeHref(text)).toBeNull();
});

it('returns null, or an address that a browser reads in the same way', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        'https://',
        'mailto:',
        'tel:',
        'javascript:',
        'shop.example',
        'evil.example',
        '/',
        '\\',
      ),
      fc.constantFrom(
        '@',
        ':',
        '.',
        '//',
        '?',
        '#',
        '%',
        '\t',
        '\n',
        '\0',
        '\u202e',
        '443',
        '+49 30 1',
        'ſ',
        ' ',
      ),
      anyText,
    ),
    { maxLength: 8 },
  );
  holds(
    fc.property(pieces, (parts) => {
      const href = safeHref(parts.join(''));
      if (href === null || !URL.canParse(href)) return;
      const url = new URL(href);
      expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
      expect(`${url.username}${url.password}`).toBe('');
    }),
  );
});

it('never returns an address of another host than the written one', () => {
  const odd = fc.constantFrom('', ' ', '\t', '\n', '\0', '\u202e', '\\', '@', '%', ':', '\u00ad');
  const typed = fc
    .tuple(fc.constantFrom('https://', 'HTTPS://', 'https:/', 'https:'), odd, fc.nat(12), fc.boolean())
    .map(([scheme, character, at, loud]) => {
      const host = loud ? 'SHOP.example' : 'shop.example';
      return `${scheme}${host.slice(0, at)}${character}${host.slice(at)}/a`;
    });
  holds(
    fc.property(typed, (address) => {
      const href = safeHref(address);
      if (href !== null) expect(new URL(href).host).toBe('shop.example');
    }),
  );
});
