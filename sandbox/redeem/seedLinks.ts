import { DAY } from '../core/clock.ts';
import type { Instant } from '../core/clock.ts';
import type { ShopCatalogue } from '../shop/catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { newLink } from './link.ts';
import type { RedeemLink } from './link.ts';

/** The ready-made links of `/sandbox/links`, one for each state that a link can be in. */
export const READY_LINKS = {
  redeemLink: 'rl-ready00000000000000000000000000000000',
  redeemLinkExpired: 'rl-expired000000000000000000000000000000',
  redeemLinkDelayed: 'rl-delayed000000000000000000000000000000',
} as const;

const LONG_AGO = 400 * DAY;

/** Links of a fresh sandbox by token. */
export function seedLinks(now: Instant, shops: ShopCatalogue): Map<string, RedeemLink> {
  const prompt = shopThat(shops, (shop) => shop.codeTypes[0]?.kind === 'code' && shop.delayHours === 0);
  const slow = shopThat(shops, (shop) => shop.delayHours > 0);
  const links = [
    { ...linkTo(prompt, now), token: READY_LINKS.redeemLink },
    { ...linkTo(prompt, now - LONG_AGO), token: READY_LINKS.redeemLinkExpired },
    { ...linkTo(slow, now), token: READY_LINKS.redeemLinkDelayed },
  ];
  return new Map(links.map((link) => [link.token, link]));
}

function linkTo(shop: Shop, now: Instant): RedeemLink {
  return newLink({ shop, valueInCent: shop.valuesInCent[0] ?? 0, quantity: 1, currency: shop.currency }, now);
}

/** Of the first site's wall. */
function shopThat(shops: ShopCatalogue, rule: (shop: Shop) => boolean): Shop {
  const shop = shops.taking(1).find(rule);
  if (shop === undefined) throw new RangeError('No shop fits the seed.');
  return shop;
}
