import { DAY } from '../core/clock.ts';
import type { Instant } from '../core/clock.ts';
import { bareRefusal, refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import { idAt } from '../core/read.ts';
import type { Fields } from '../core/read.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Asking } from '../mail/mails.ts';
import { newOrderNumber } from '../order/orderNumber.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { checkConfirmations, readCustomer, readDelivery, readEmail } from './customer.ts';
import { deliver, linksOf, sendAgain } from './deliver.ts';
import { checkAffordable, LARGE_REDEMPTION_IN_CENT } from './quote.ts';
import type { Quote } from './quote.ts';
import type { Redemption } from './redemption.ts';

/**
 * Redeems a quote: takes the money off the voucher, remembers the redemption under the quote's id and sends
 * what is to be sent. Every check comes before the money moves.
 */
export function redeem(world: World, body: Fields, voucher: Voucher, asking: Asking): Redemption {
  const now = world.now();
  const quote = openQuote(world, idAt(body, 'quoteId'), voucher);
  const delivery = readDelivery(body, quote.items);
  const customer = readCustomer(body, delivery === 'POST');
  checkConfirmations(body);
  checkAffordable(quote.items, voucher);
  const large = quote.totalInCent + spentToday(world, voucher.serialNumber, now) >= LARGE_REDEMPTION_IN_CENT;
  return deliver(world, {
    quote,
    orderNumber: newOrderNumber(),
    customer,
    delivery,
    createdAt: now,
    remainingInCent: world.state.vouchers.spend(voucher, quote.totalInCent),
    site: siteOfCategory(voucher.categoryId)?.id ?? voucher.site,
    asking,
    statusToken: `st-${unguessable(40)}`,
    correctedAt: [],
    ...(large && { fraudPreventionIdent: `fp-${unguessable(32)}` }),
  });
}

/** What a voucher was redeemed for within the last day, in cents. */
export function spentToday(world: World, serialNumber: string, now: Instant): number {
  return [...world.state.redemptions.values()]
    .filter(({ quote }) => quote.serialNumber === serialNumber)
    .filter(({ createdAt, returnedAt }) => createdAt > now - DAY && returnedAt === undefined)
    .reduce((sum, { quote }) => sum + quote.totalInCent, 0);
}

/** The fraud check is over: the redemption goes on. */
export function release(world: World, redemption: Redemption): Redemption {
  const waits = redemption.fraudPreventionIdent !== undefined && redemption.releasedAt === undefined;
  if (!waits || redemption.returnedAt !== undefined) return redemption;
  return deliver(world, { ...redemption, releasedAt: world.now() });
}

/** It cannot be delivered: the money goes back to the voucher, and nothing of it opens any more. */
export function giveBack(world: World, redemption: Redemption): Redemption {
  const { quote } = redemption;
  const voucher = world.state.vouchers.bySerialNumber(quote.serialNumber);
  if (voucher === undefined || redemption.returnedAt !== undefined) return redemption;
  for (const { redeemId, token } of world.state.links.values())
    if (redeemId === quote.id) world.state.links.delete(token);
  const { documentIdent, ...rest } = redemption;
  world.state.documents.delete(documentIdent ?? '');
  const remainingInCent = world.state.vouchers.credit(voucher, quote.totalInCent);
  const returned = { ...rest, remainingInCent, returnedAt: world.now() };
  world.state.redemptions.set(quote.id, returned);
  return returned;
}

/** Sends everything to another address; RDMx5 once a code was seen. */
export function correctEmail(world: World, redemption: Redemption, body: Fields): Redemption {
  const email = readEmail(body);
  const links = linksOf(world, redemption.quote.id);
  const over = redemption.returnedAt !== undefined || links.some(({ revealed }) => revealed);
  if (over) throw refusal('RDMx5');
  for (const link of links) world.state.links.set(link.token, { ...link, email });
  const corrected = {
    ...redemption,
    customer: { ...redemption.customer, email },
    correctedAt: [...redemption.correctedAt, world.now()],
  };
  world.state.redemptions.set(redemption.quote.id, corrected);
  sendAgain(world, corrected);
  return corrected;
}

/** Mails the links of a voucher's redemptions again, where the address is the one they were made with. */
export function resendLinks(world: World, code: string, email: string): void {
  const voucher = world.state.vouchers.byCode(code);
  for (const redemption of world.state.redemptions.values()) {
    const own = redemption.quote.serialNumber === voucher?.serialNumber;
    const lives = redemption.returnedAt === undefined;
    if (own && lives && sameAddress(redemption.customer.email, email)) sendAgain(world, redemption);
  }
}

/** Addresses are compared without regard to capital letters. */
export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A quote of this voucher that has not run out and was not used. */
function openQuote(world: World, quoteId: string, voucher: Voucher): Quote {
  if (world.state.redemptions.has(quoteId)) {
    throw bareRefusal(409, 'The quote was redeemed already', { moneyState: 'spent' });
  }
  const quote = world.state.quotes.get(quoteId);
  const open = quote?.serialNumber === voucher.serialNumber && world.now() < quote.expiresAt;
  if (quote === undefined || !open) throw bareRefusal(404, 'Quote not found', { moneyState: 'untouched' });
  return quote;
}
