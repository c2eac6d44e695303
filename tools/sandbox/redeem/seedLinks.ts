import { DAY, type Instant } from '../core/clock.ts';
import type { ShopCatalogue } from '../shop/catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { type RedeemLink, newLink } from './link.ts';

interface ReadyLink {
  /** The link's token. */
  readonly ident: string;
  /** Shown on the sandbox's page. */
  readonly title: string;
  readonly quantity?: number;
  readonly old?: true;
  readonly shop: (shop: Shop) => boolean;
}

/** The holder of the ready-made links. Replacements are sent only to this address. */
export const READY_HOLDER = 'holder@mail.example';

const LONG_AGO = 400 * DAY;
const prompt = (shop: Shop) => shop.delayHours === 0;
const simple = (shop: Shop) => prompt(shop) && shop.codeTypes[0]?.kind === 'code';
const scanned = (symbology: string) => (shop: Shop) =>
  prompt(shop) && shop.codeTypes[0]?.symbology === symbology;

/** The ready-made redeem links of `/sandbox/links`, one per state of the code page. */
export const READY_LINKS = {
  redeemLink: ready('ready', 'Redeem link, ready', { shop: simple }),
  redeemLinkExpired: ready('expired', 'Redeem link, expired (RDMx2)', { shop: simple, old: true }),
  redeemLinkDelayed: ready('delayed', 'Redeem link, partner delayed (RDMx4)', {
    shop: (shop) => !prompt(shop),
  }),
  redeemLinkSeveral: ready('several', 'Redeem link, several codes', {
    shop: (shop) => simple(shop) && shop.redeemable.includes('REDEEMABLE_BRANCH'),
    quantity: 3,
  }),
  redeemLinkUrl: ready('url', 'Redeem link, an address', {
    shop: (shop) => prompt(shop) && shop.codeTypes[0]?.kind === 'url',
  }),
  redeemLinkCode128: ready('code128', 'Redeem link, barcode Code 128', { shop: scanned('code128') }),
  redeemLinkEan13: ready('ean13', 'Redeem link, barcode EAN-13', { shop: scanned('ean13') }),
  redeemLinkQr: ready('qr', 'Redeem link, QR code', { shop: scanned('qr') }),
  redeemLinkPhysical: ready('physical', 'Redeem link, goods by post', {
    shop: ({ type }) => type === 'physical',
  }),
} as const;

/** Redemptions behind the ready-made documents: one line with one code, and two lines. */
export const DOCUMENT_REDEMPTIONS = ['seed-document', 'seed-documents'] as const;

function ready(name: string, title: string, rest: Omit<ReadyLink, 'ident' | 'title'>): ReadyLink {
  return { ident: `rl-${name.padEnd(37, '0')}`, title, ...rest };
}

/** Seeded links by token. */
export function seedLinks(now: Instant, shops: ShopCatalogue): Map<string, RedeemLink> {
  const wall = shops.taking(1);
  const plain = Object.values<ReadyLink>(READY_LINKS).map((plan) => linkOf(plan, wall, now));
  const [single, several] = DOCUMENT_REDEMPTIONS;
  const first = { ident: 'rl-document-1', shop: simple };
  const second = { ident: 'rl-document-2', shop: simple, quantity: 2 };
  const third = { ident: 'rl-document-3', shop: scanned('ean13') };
  const links = [
    ...plain,
    { ...linkOf(first, wall, now), redeemId: single },
    { ...linkOf(second, wall, now), redeemId: several },
    { ...linkOf(third, wall, now), redeemId: several, line: 1 },
  ];
  return new Map(links.map((link) => [link.token, link]));
}

/** A link to a matching shop of the first site's wall. */
function linkOf(
  { ident: token, shop: fits, old, quantity = 1 }: Omit<ReadyLink, 'title'>,
  wall: readonly Shop[],
  now: Instant,
): RedeemLink {
  const shop = wall.find(fits);
  if (shop === undefined) throw new RangeError('No shop fits the seed.');
  const { currency } = shop;
  const valueInCent = shop.valuesInCent[0] ?? 0;
  const about = {
    redeemId: `seed-${token}`,
    orderNumber: '700100300',
    line: 0,
    email: READY_HOLDER,
    site: 'de',
  };
  return newLink({ ...about, shop, valueInCent, quantity, currency }, old ? now - LONG_AGO : now, token);
}
