import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeSite } from '#domain/site/mergeSite.ts';
import { SWITCHES } from '#domain/site/switches.ts';
import { readSiteAnswer } from '#infrastructure/api/siteAnswer.ts';
import { holds } from '#tests/data/holds.ts';
import { aSite } from '#tests/data/site.ts';

/** What a site is after the answer. */
const siteAfter = (body: object) =>
  mergeSite(aSite(), readSiteAnswer(body as Record<string, unknown>).answer);

it.each([
  ['logo', 'javascript:alert(1)'],
  ['logo', 'data:image/svg+xml,<svg/>'],
  ['logo', '//evil.example/a.svg'],
  ['logo', 'https://evil.example/a.svg'],
  ['logo', '/brands/../../a.svg'],
  ['logo', '/styles/a.css'],
  ['faviconPath', 'http://evil.example/a.ico'],
  ['externalCssFile', 'https://evil.example/a.css'],
  ['externalCssFile', '//evil.example/a.css'],
  ['externalCssFile', '/brands/a.svg'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://a@evil.example'],
  ['brandingColor', 'red;background:url(//evil)'],
  ['brandingColor', '#fff'],
  ['country', 'Germany'],
  ['languages', []],
  ['languages', ['tlh', '../../x']],
  ['layout', 'evil'],
  ['numberOfShops', '500'],
  ['numberOfShops', -1],
  ['numberOfShops', Infinity],
  ['voucherCategory', 'one'],
  ['validityYears', 2],
  ['maintenance', { active: true, start: 'soon' }],
  ['maintenance', { active: 'yes' }],
  ['maintenance', 'now'],
  ['captcha', { siteKey: '"><script>' }],
  ['captcha', { active: 'false' }],
  ['support', { url: 'javascript:alert(1)', email: 'not an address' }],
  ['navbarLinks', { start: 'http://plain.example', buy: 'none', charge: 7 }],
  ['showGiveaway', 'true'],
  ['flags', 'showNavBar'],
  ['heading', { key: 'site.hero.heading' }],
  ['heading', 'x'.repeat(5000)],
  ['copyright', ''],
])('keeps the site’s own %s instead of %j', (field, value) => {
  expect(siteAfter({ [field]: value })).toEqual(aSite());
});

it('drops single unsafe links', () => {
  const { footerLinks } = siteAfter({
    footerLinks: [
      { title: 'Böse', href: 'javascript:alert(1)' },
      { title: 'Gut', href: 'https://www.gut.example' },
      { title: 'Fremd', href: '//www.fremd.example' },
      { href: 'https://ohne-titel.example' },
      { title: 'Eigene Seite', href: '/accessibility' },
      null,
    ],
  });
  expect(footerLinks).toEqual([
    { title: { words: 'Gut' }, href: 'https://www.gut.example' },
    { title: { words: 'Eigene Seite' }, href: '/accessibility' },
  ]);
});

it('is not polluted by prototypes', () => {
  const body: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"captcha":{"__proto__":{"active":false}}}',
  );
  expect(siteAfter(body as object)).toEqual(aSite());
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it('parses any answer without throwing, and keeps the site complete', () => {
  const anyField = fc.constantFrom(
    ...SWITCHES,
    'logo',
    'languages',
    'flags',
    'support',
    'captcha',
    'maintenance',
    'footerLinks',
    'customMeta',
    '__proto__',
  );
  holds(
    fc.property(fc.dictionary(anyField, fc.oneof(fc.jsonValue(), fc.anything())), (body) => {
      const site = siteAfter(body);
      expect(site.id).toBe(aSite().id);
      expect(site.languages.length).toBeGreaterThan(0);
      expect(typeof site.captcha.active).toBe('boolean');
      for (const name of SWITCHES) expect(typeof site.switches[name]).toBe('boolean');
    }),
  );
});
