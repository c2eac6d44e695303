import { expect, it } from 'vitest';
import { canTopUp } from '#domain/charge/canTopUp.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { aSite } from '#tests/data/site.ts';

const card = { wallet: null, card: { publicKey: 's-pub-x' } };
const wallet = { wallet: { clientId: 'x' }, card: null };
const none = { wallet: null, card: null };
const links = (charge: boolean) => ({ ...aSite().navbarLinks, charge });

it.each([
  ['with a card alone', { navbarLinks: links(true), payment: card }, true],
  ['with a wallet alone', { navbarLinks: links(true), payment: wallet }, true],
  ['without a way to pay', { navbarLinks: links(true), payment: none }, false],
  ['where it is not offered', { navbarLinks: links(false), payment: card }, false],
])('allows top-ups by site: %s', (_what, site, offers) => {
  const whole = aSite(site);
  expect(hasFeature(whole, 'charge')).toBe(offers);
  expect(canTopUp({ isPrepaid: true }, whole)).toBe(offers);
  expect(canTopUp({ isPrepaid: false }, whole)).toBe(false);
});
