import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { followSite } from '#src/head.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aSite } from '#tests/data/site.ts';

const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content');

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['brand', 'dark', 'layout']) delete document.documentElement.dataset[name];
  document.documentElement.removeAttribute('lang');
});

/** The page of a site that has just been loaded. */
async function aPage(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  const { site } = app.services;
  const { startup } = site;
  runInAction(() => {
    site.startup = { kind: 'loading' };
  });
  followSite(app.services);
  expect(description()).toBeUndefined(); // nothing is known while it loads
  runInAction(() => {
    site.startup = startup;
  });
  return app;
}

it('uses icon and description of the site', async () => {
  await aPage();
  expect(link('icon')).toBe('/brands/favicon.svg');
  expect(description()).toBe(
    'Enter your Frohgut code, choose from over 500 partners and receive your shop voucher by email.',
  );
});

it('claims no more partners in the description than the wall has', async () => {
  const { services } = await aPage();
  runInAction(() => services.site.count(500));
  expect(description()).toBe(
    'Enter your Frohgut code, choose from 500 partners and receive your shop voucher by email.',
  );
  runInAction(() => services.site.count(499));
  expect(description()).toContain('choose from over 450 partners');
});

it.each([
  ['CA', 'en-CA', 'fr-CA'],
  ['DE', 'en', 'fr'],
])('sets the language of the page with its regional form in %s', async (country, english, french) => {
  const { services } = await aPage({ site: { country, languages: ['en', 'fr'] } });
  expect(document.documentElement.lang).toBe(english);
  await services.language.change('fr');
  expect(document.documentElement.lang).toBe(french);
});

it('replaces the page’s first icon by the site’s', async () => {
  document.head.innerHTML = '<link rel="icon" href="data:," data-site>';
  await aPage();
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  expect(link('icon')).toBe('/brands/favicon.svg');
});

it('adds no style sheet if the site has none of its own', async () => {
  await aPage();
  expect(document.head.querySelector('link[rel="stylesheet"]')).toBeNull();
});

it('adds the style sheet of a site that has one', async () => {
  await aPage({ site: { externalCssFile: '/brands/extra.css' } });
  expect(link('stylesheet')).toBe('/brands/extra.css');
});

it.each([
  'https://evil.example/x.css',
  '//evil.example/x.css',
  '/\\evil.example/x.css',
  'http://a@evil.example/x.css',
  'data:text/css,body{}',
  'javascript:alert(1)',
  '/../x.css',
])('loads no style and no icon from %s', async (address) => {
  await aPage({ site: { externalCssFile: address, faviconPath: address } });
  expect(document.head.querySelector('link')).toBeNull();
  expect(description()).not.toBe('');
});

it('updates the description when the language changes', async () => {
  const { services } = await aPage({ site: { languages: ['en', 'de'] } });
  await services.language.change('de');
  expect(description()).toContain('mehr als 500 Partnern');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

it('updates when the site is loaded again', async () => {
  const { services } = await aPage({ site: { externalCssFile: '/brands/extra.css' } });
  const other = aSite({ faviconPath: '/brands/other.svg', externalCssFile: '/brands/other.css' });
  runInAction(() => {
    services.site.startup = { kind: 'ready', site: other };
  });
  expect([link('icon'), link('stylesheet')]).toEqual(['/brands/other.svg', '/brands/other.css']);
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
});

it('applies the colours of the brand', async () => {
  await aPage();
  expect(document.documentElement).toHaveAttribute('data-brand', 'de');
  expect(document.documentElement).toHaveAttribute('data-layout', 'modern');
});
