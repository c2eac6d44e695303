import { expect, it } from 'vitest';
import { matchPath } from 'react-router';
import { ROUTES } from '#ui/shell/routes.ts';
import { readyKey } from './shopping.ts';
import { Visitor, type Wire, codeOf } from './visitor.ts';

async function open(name: string) {
  const visitor = new Visitor();
  const link = await readyKey(visitor, name);
  const path = '/api/v2/redeem-link';
  const { body: sealed } = await visitor.get<Wire['RedeemLink']>(path, { link });
  return {
    sealed,
    revealed: await visitor.post<Wire['RevealedCodes'] & Wire['Problem']>(`${path}/reveal`, undefined, {
      link,
    }),
  };
}

it.each([
  ['redeemLinkCode128', 'code128'],
  ['redeemLinkEan13', 'ean13'],
  ['redeemLinkQr', 'qr'],
])('has a ready link, %s, whose code is scanned as %s', async (name, symbology) => {
  const { revealed } = await open(name);
  expect(revealed.body.codes).toMatchObject([{ kind: 'barcode', symbology }]);
});

it('has a ready link to an address', async () => {
  const { revealed } = await open('redeemLinkUrl');
  expect(revealed.body.codes[0]?.url).toMatch(/^https:\/\/[\w-]+\.example\/unlock\//);
});

it('has a ready link to several codes and says before how many they are', async () => {
  const { sealed, revealed } = await open('redeemLinkSeveral');
  expect(sealed.quantity).toBe(3);
  expect(new Set(revealed.body.codes.map(({ code }) => code)).size).toBe(3);
});

it('has a ready link to goods, which have no code', async () => {
  const { sealed, revealed } = await open('redeemLinkPhysical');
  expect(sealed).toMatchObject({ state: 'POSTED', promisedBy: '2026-11-26T12:00:00Z' });
  expect([revealed.status, codeOf(revealed)]).toEqual([409, undefined]);
});

it('says of a late code when it is promised', async () => {
  const { sealed } = await open('redeemLinkDelayed');
  expect(sealed).toMatchObject({ state: 'DELAYED', promisedBy: '2026-11-21T18:00:00Z' });
});

/** Screens of a journey with a voucher or a payment, to which no address alone leads, and the one for wrong addresses. */
const ON_THE_WAY =
  /^\/(\*|:category\?|shops.*|redeem\/:.*|basket.*|donat.*|prepaid.*|payment.*|thankyou|giveaway.*|variation.*|)$/;

it('has a ready link to every screen that an address alone leads to', async () => {
  const { body } = await new Visitor().get<Record<string, string>>('/sandbox/links');
  const opened = Object.values(body)
    .filter((link) => link.startsWith('/') || link.startsWith('http://'))
    .map((link) => new URL(link, 'http://de.localhost').pathname);
  const missing = ROUTES.map(({ path }) => path)
    .filter((path) => !ON_THE_WAY.test(path))
    .filter((path) => !opened.some((link) => matchPath(path, link)));
  expect(missing).toEqual([]);
});

it('leads to the site that alone has a page', async () => {
  const { body } = await new Visitor().get<Record<string, string>>('/sandbox/links');
  expect(body['points']).toMatch(/^http:\/\/region\.localhost(:\d+)?\/acceptance-points$/);
  expect(body['usTerms']).toMatch(/^http:\/\/us\.localhost(:\d+)?\/us\/terms-and-conditions$/);
});
