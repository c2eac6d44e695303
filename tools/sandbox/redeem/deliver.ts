import type { Instant } from '../core/clock.ts';
import type { World } from '../core/world.ts';
import { newDocument, renewedDocument } from '../document/document.ts';
import { newCheck } from '../fraud/check.ts';
import { type MailKind, mail } from '../mail/mails.ts';
import { type RedeemLink, lastingLink, newLink, readyAt } from './link.ts';
import { notesOf } from './notes.ts';
import { acceptedAt, beginOf } from './progress.ts';
import type { Redemption } from './redemption.ts';

/** The current link of each line with codes. Later links replace earlier ones. */
export function linksOf(world: World, redeemId: string): RedeemLink[] {
  const all = [...world.state.links.values()].filter((link) => link.redeemId === redeemId);
  return [...new Map(all.map((link) => [link.line, link])).values()];
}

/** Delivers a redemption, or puts it on hold for its fraud check. Stores the result. */
export function deliver(world: World, redemption: Redemption): Redemption {
  const begin = beginOf(redemption);
  if (begin === undefined) {
    mailReview(world, redemption);
    openCheck(world, redemption);
    return keep(world, redemption);
  }
  const links = makeLinks(world, redemption, begin);
  const document = documentFor(redemption, begin);
  if (document !== undefined) world.state.documents.set(document.ident, document);
  const done = { ...redemption, ...(document !== undefined && { documentIdent: document.ident }) };
  keep(world, done);
  mailParcel(world, done);
  mailDelay(world, done, late(links, world.now()));
  sendDueMails(world);
  return done;
}

/** Mails the codes that partners have sent since the last call. */
export function sendDueMails(world: World): void {
  const now = world.now();
  for (const redemption of world.state.redemptions.values()) {
    const links = linksOf(world, redemption.quote.id);
    const document = world.state.documents.get(redemption.documentIdent ?? '');
    const due = links.filter((link) => link.mailedAt === undefined && readyAt(link) <= now);
    if (document === undefined) mailLinks(world, redemption, due);
    else if (document.mailedAt === undefined && late(links, now).length === 0) {
      mailDocument(world, redemption);
    }
  }
}

/** Sends all mails of a redemption again. Expired links are replaced. */
export function sendAgain(world: World, redemption: Redemption): void {
  if (acceptedAt(redemption) === undefined) return;
  if (beginOf(redemption) === undefined) return mailReview(world, redemption);
  const now = world.now();
  const links = linksOf(world, redemption.quote.id);
  mailParcel(world, redemption);
  mailDelay(world, redemption, late(links, now));
  if (redemption.documentIdent === undefined) {
    const ready = links.filter((link) => readyAt(link) <= now).map((link) => lastingLink(link, now));
    return mailLinks(world, redemption, ready);
  }
  if (late(links, now).length === 0) mailDocument(world, redemption);
}

function keep(world: World, redemption: Redemption): Redemption {
  world.state.redemptions.set(redemption.quote.id, redemption);
  return redemption;
}

function makeLinks(world: World, redemption: Redemption, begin: Instant): RedeemLink[] {
  const { quote, orderNumber, customer, site } = redemption;
  const links = quote.items.flatMap(({ shop, valueInCent, quantity }, line) => {
    if (shop.type === 'physical') return [];
    const about = { redeemId: quote.id, orderNumber, line, email: customer.email, site };
    return [newLink({ ...about, shop, valueInCent, quantity, currency: quote.currency }, begin)];
  });
  for (const link of links) world.state.links.set(link.token, link);
  return links;
}

function documentFor({ delivery, quote }: Redemption, begin: Instant) {
  if (delivery !== 'PDF' && delivery !== 'ZIP') return undefined;
  return newDocument(quote.id, delivery === 'PDF' ? ['pdf', 'zip'] : ['zip', 'pdf'], begin);
}

function late(links: readonly RedeemLink[], now: Instant): RedeemLink[] {
  return links.filter((link) => now < readyAt(link));
}

function mailLinks(world: World, redemption: Redemption, links: readonly RedeemLink[]): void {
  if (links.length === 0) return;
  const mailedAt = world.now();
  for (const link of links) world.state.links.set(link.token, { ...link, mailedAt });
  const addresses = links.map(({ token }) => `${redemption.asking.origin}/merchantcode/${token}`);
  const lines = addresses.map((address, index) =>
    links.length === 1 ? address : `${links[index]?.shop.brand.name}: ${address}`,
  );
  write(world, redemption, 'code', { shops: shopNames(links), link: lines.join('\n') }, addresses);
}

function mailDocument(world: World, redemption: Redemption): void {
  const now = world.now();
  const known = world.state.documents.get(redemption.documentIdent ?? '');
  if (known === undefined) return;
  const document = { ...renewedDocument(known, now), mailedAt: now };
  world.state.documents.set(document.ident, document);
  const address = `${redemption.asking.origin}/voucher-pdf/${document.ident}`;
  const shops = shopNames(redemption.quote.items);
  write(world, redemption, 'document', { shops, link: address }, [address]);
}

function mailDelay(world: World, redemption: Redemption, links: readonly RedeemLink[]): void {
  if (links.length > 0) write(world, redemption, 'delayed', { shops: shopNames(links) });
}

/** Goods are on their way; there is no code to show. */
function mailParcel(world: World, redemption: Redemption): void {
  const goods = redemption.quote.items.filter(({ shop }) => shop.type === 'physical');
  if (goods.length > 0) write(world, redemption, 'parcel', { shops: shopNames(goods) });
}

/** Mails the link to the fraud check (product 6.11). */
function mailReview(world: World, redemption: Redemption): void {
  const address = `${redemption.asking.origin}/fraud-prevention/${redemption.fraudPreventionIdent ?? ''}`;
  write(world, redemption, 'review', { link: address }, [address]);
}

/** The letter is sent later, when the address is known. */
function openCheck(world: World, { fraudPreventionIdent = '', quote }: Redemption): void {
  world.state.fraudChecks.set(fraudPreventionIdent, newCheck(fraudPreventionIdent, quote.id));
}

function write(
  world: World,
  redemption: Redemption,
  kind: MailKind,
  words: Readonly<Record<string, string>>,
  links: readonly string[] = [],
): void {
  const { asking, customer, orderNumber } = redemption;
  const all = { name: customer.name, order: orderNumber, ...words };
  mail(world.post(asking), { kind, to: customer.email, words: all, links, notes: notesOf(redemption) });
}

function shopNames(of: readonly Pick<RedeemLink, 'shop'>[]): string {
  return of.map(({ shop }) => shop.brand.name).join(', ');
}
