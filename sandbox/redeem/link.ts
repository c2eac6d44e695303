import { DAY, HOUR, type Instant, rfc3339 } from '../core/clock.ts';
import { refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';
import { linkOf, logoOf } from '../shop/present.ts';
import type { Shop } from '../shop/shop.ts';

const LINK_LIFETIME = 90 * DAY;
const CODE_VALIDITY = 3 * 365 * DAY;
const PARCEL_PROMISE = 5 * DAY;

/** What a mailed link leads to: the shop's codes, made when first asked for and the same ever after. */
export interface RedeemLink {
  readonly token: string;
  /** Decides the codes; a fresh link in place of one that ran out has the same. */
  readonly codeSeed: string;
  readonly redeemId: string;
  readonly orderNumber: string;
  /** Which line of the redemption it belongs to, from 0. */
  readonly line: number;
  /** Who may have a fresh one. */
  readonly email: string;
  readonly site: string;
  readonly shop: Shop;
  /** Of one code. */
  readonly valueInCent: number;
  readonly quantity: number;
  readonly currency: string;
  /** From when the partner is asked. */
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

/** The link itself while it lasts, else a fresh one to the same codes. */
export function lastingLink(link: RedeemLink, now: Instant): RedeemLink {
  return now < link.expiresAt ? link : { ...link, token: newToken(), expiresAt: now + LINK_LIFETIME };
}

/** RDMx2 where the link ran out for safety. */
export function checkLink(link: RedeemLink, now: Instant): void {
  if (now >= link.expiresAt) throw refusal('RDMx2');
}

/** When the partner's codes are there. */
export function readyAt({ createdAt, shop }: Pick<RedeemLink, 'createdAt' | 'shop'>): Instant {
  return createdAt + shop.delayHours * HOUR;
}

/** What is behind the link, without its codes. Asking consumes nothing. */
export function sealedLink(link: RedeemLink, now: Instant): Wire['RedeemLink'] {
  return {
    shop: { id: link.shop.id, name: link.shop.brand.name, ...logoOf(link.shop), link: linkOf(link.shop) },
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

/** Until when the shop takes the codes. */
export function validUntil({ createdAt }: RedeemLink): string {
  return rfc3339(createdAt + CODE_VALIDITY);
}

function newToken(): string {
  return `rl-${unguessable(40)}`;
}
