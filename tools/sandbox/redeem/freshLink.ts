import type { World } from '../core/world.ts';
import { type Asking, mail } from '../mail/mails.ts';
import { linksOf } from './deliver.ts';
import { lastingLink } from './link.ts';
import { sameAddress } from './redeem.ts';

/** Mails a replacement for an expired link, only to the address of the original. */
export function mailFreshLink(world: World, token: string, email: string, asking: Asking): void {
  const now = world.now();
  const asked = world.state.links.get(token);
  if (asked === undefined || !sameAddress(asked.email, email)) return;
  const current = linksOf(world, asked.redeemId).find(({ line }) => line === asked.line) ?? asked;
  const link = { ...lastingLink(current, now), mailedAt: now };
  world.state.links.set(link.token, link);
  const address = `${asking.origin}/merchantcode/${link.token}`;
  const name = world.state.redemptions.get(link.redeemId)?.customer.name;
  const words = {
    ...(name !== undefined && { name }),
    shops: link.shop.brand.name,
    link: address,
    order: link.orderNumber,
  };
  mail(world.post(asking), { kind: 'code', to: link.email, words, links: [address] });
}
