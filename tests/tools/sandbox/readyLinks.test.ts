import { expect, it } from 'vitest';
import { matchPath } from 'react-router';
import { ROUTES } from '#domain/route/routes.ts';
import { OPEN_PAGES } from '#tools/build/openPages.ts';
import { Visitor } from './visitor.ts';

/** Screens of a journey with a voucher or a payment, to which no address alone leads, and the one for wrong addresses. */
const ON_THE_WAY =
  /^\/(\*|:category\?|shops.*|redeem\/:.*|basket.*|donat.*|prepaid.*|payment.*|thankyou|giveaway.*|variation.*|)$/;

it('has a ready link to every screen that an address alone leads to', async () => {
  const { body } = await new Visitor({ pages: OPEN_PAGES }).get<Record<string, string>>('/sandbox/links');
  const opened = Object.values(body)
    .filter((link) => link.startsWith('/') || link.startsWith('http://'))
    .map((link) => new URL(link, 'http://de.localhost').pathname);
  const missing = ROUTES.map(({ path }) => path)
    .filter((path) => !ON_THE_WAY.test(path))
    .filter((path) => !opened.some((link) => matchPath(path, link)));
  expect(missing).toEqual([]);
});

it('names each of these pages after its address, and the only site that has it', () => {
  expect(OPEN_PAGES).toContainEqual({ name: 'helpOldCode', title: 'Help, old code', path: '/help/old-code' });
  expect(OPEN_PAGES).toContainEqual({ name: 'contact', title: 'Contact', path: '/contact', site: 'region' });
  expect(OPEN_PAGES.filter(({ path }) => ON_THE_WAY.test(path))).toEqual([]);
});
