import { DAY, HOUR, type Instant, rfc3339 } from '../core/clock.ts';
import { refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';
import { linkOf, logoOf } from '../shop/present.ts';
import type { Shop } from '../shop/shop.ts';

const LINK_LIFETIME = 90 * DAY;
const CODE_VALIDITY = 3 * 365 * DAY;
const PARCEL_PROMISE = 5 * DAY;

/** A mailed link to the shop's codes. The codes are generated on the first reveal and stay the same. */
export interface RedeemLink {
  readonly token: string;
  /** Determines the codes, so that a replacement link has the same ones. */
  readonly codeSeed: string;
  readonly redeemId: string;
  readonly orderNumber: string;
  /** Index of the redemption's line, from 0. */
  readonly line: number;
  /** The only address that receives a replacement. */
  readonly email: string;
  readonly site: string;
  readonly shop: Shop;
  /** Per code. */
  readonly valueInCent: number;
  readonly quantity: number;
  readonly currency: string;
  /** When the codes are requested from the partner. */
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly mailedAt?: Instant;
  readonly revealed: boolean;
}

export type NewLink = Omit<
  RedeemLink,
  'token' | 'codeSeed' | 'createdAt' | 'expiresAt' | 'mailedAt' | 'revealed'
>;

export function newLink(about: NewLink, now: Instant, token = newToken()): RedeemLink {
  return {
    ...about,
    token,
    codeSeed: token,
    createdAt: now,
    expiresAt: now + LINK_LIFETIME,
    revealed: false,
  };
}

/** The link itself, or a replacement if it has expired. */
export function lastingLink(link: RedeemLink, now: Instant): RedeemLink {
  return now < link.expiresAt ? link : { ...link, token: newToken(), expiresAt: now + LINK_LIFETIME };
}

/** RDMx2 for an expired link. */
export function checkLink(link: RedeemLink, now: Instant): void {
  if (now >= link.expiresAt) throw refusal('RDMx2');
}

/** When the partner's codes arrive. */
export function readyAt({ createdAt, shop }: Pick<RedeemLink, 'createdAt' | 'shop'>): Instant {
  return createdAt + shop.delayHours * HOUR;
}

/** The link's public data without codes. Reading it consumes nothing. */
export function sealedLink(link: RedeemLink, now: Instant): Wire['RedeemLink'] {
  return {
    shop: {
      id: link.shop.id,
      name: link.shop.brand.name,
      ...logoOf(link.shop),
      link: linkOf(link.shop),
      redeemable: [...link.shop.redeemable],
    },
    valueInCent: link.valueInCent,
    quantity: link.quantity,
    currency: link.currency,
    ...stateOf(link, now),
    revealed: link.revealed,
    redeemId: link.redeemId,
    orderNumber: link.orderNumber,
  };
}

function stateOf(
  link: RedeemLink,
  now: Instant,
): Pick<Wire['RedeemLink'], 'state' | 'promisedBy' | 'validUntil'> {
  if (link.shop.type === 'physical')
    return { state: 'POSTED', promisedBy: rfc3339(link.createdAt + PARCEL_PROMISE) };
  const ready = readyAt(link);
  if (now < ready) return { state: 'DELAYED', promisedBy: rfc3339(ready), validUntil: validUntil(link) };
  return { state: 'READY', validUntil: validUntil(link) };
}

/** How long the shop accepts the codes. */
export function validUntil({ createdAt }: RedeemLink): string {
  return rfc3339(createdAt + CODE_VALIDITY);
}

function newToken(): string {
  return `rl-${unguessable(40)}`;
}
