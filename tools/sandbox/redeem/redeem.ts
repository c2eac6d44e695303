import { bareRefusal, refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import { type Fields, fieldsAt, idAt } from '../core/read.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import type { Asking } from '../mail/mails.ts';
import { newOrderNumber } from '../core/random.ts';
import type { Begun } from '../payment/begin.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { accept } from './accept.ts';
import { checkConfirmations, readCustomer, readDelivery, readEmail } from './customer.ts';
import { deliver, linksOf, sendAgain } from './deliver.ts';
import { payDifference, readDifference } from './difference.ts';
import { readExtras, withdrawPrepaidVouchers } from './prepaidOrder.ts';
import { acceptedAt, overAt } from './progress.ts';
import { type Quote, checkItems } from './quote.ts';
import type { Extras, Redemption } from './redemption.ts';

interface Redeemed {
  readonly redemption: Redemption;
  readonly payment?: Begun;
}

/**
 * Redeems a quote: spends the voucher's value, stores the redemption under the quote's id and sends its mails. If a
 * difference is due, this happens once it is paid. All checks run before value moves.
 */
export async function redeem(
  world: World,
  body: Fields,
  voucher: Voucher,
  asking: Asking & { readonly asked: URL },
): Promise<Redeemed> {
  const quote = openQuote(world, idAt(body, 'quoteId'), voucher);
  const delivery = readDelivery(body, quote.items);
  const customer = readCustomer(body, delivery === 'POST');
  const extras = readExtras(fieldsAt(body['customer'], '/customer'));
  checkConfirmations(body);
  checkItems(quote.items, voucher);
  if (quote.coveredInCent > voucher.balanceInCent) throw refusal('VCRx30');
  const wish = readDifference(body, quote);
  const draft = newRedemption(world, { quote, delivery, customer, ...extras, asking }, voucher);
  if (wish === undefined) return { redemption: accept(world, draft, voucher, world.now()) };
  const payment = await payDifference(world, draft, wish, asking.asked);
  return { redemption: world.state.redemptions.get(quote.id) ?? draft, payment };
}

/** A retry after a failed payment keeps order number, creation time and status token. */
function newRedemption(
  world: World,
  about: Pick<Redemption, 'quote' | 'delivery' | 'customer' | 'asking'> & Extras,
  voucher: Voucher,
): Redemption {
  const { language, origin } = about.asking;
  return {
    orderNumber: newOrderNumber(),
    createdAt: world.now(),
    statusToken: `st-${unguessable(40)}`,
    ...namesOf(world.state.redemptions.get(about.quote.id)),
    ...about,
    asking: { language, origin },
    remainingInCent: voucher.balanceInCent,
    site: siteOfCategory(voucher.categoryId)?.id ?? voucher.site,
    correctedAt: [],
  };
}

function namesOf(earlier: Redemption | undefined) {
  if (earlier === undefined) return {};
  const { orderNumber, createdAt, statusToken } = earlier;
  return { orderNumber, createdAt, statusToken };
}

/** The fraud check has passed: the redemption continues. */
export function release(world: World, redemption: Redemption): Redemption {
  const waits = redemption.fraudPreventionIdent !== undefined && redemption.releasedAt === undefined;
  if (!waits || redemption.returnedAt !== undefined) return redemption;
  return deliver(world, { ...redemption, releasedAt: world.now() });
}

/** The delivery failed: refunds the voucher, including the paid difference, and invalidates links and document. */
export function giveBack(world: World, redemption: Redemption): Redemption {
  const { quote } = redemption;
  const voucher = world.state.vouchers.bySerialNumber(quote.serialNumber);
  const isSpent = acceptedAt(redemption) !== undefined && redemption.returnedAt === undefined;
  if (voucher === undefined || !isSpent) return redemption;
  withdrawPrepaidVouchers(world, redemption);
  for (const { redeemId, token } of world.state.links.values())
    if (redeemId === quote.id) world.state.links.delete(token);
  const { documentIdent, ...rest } = redemption;
  world.state.documents.delete(documentIdent ?? '');
  const remainingInCent = world.state.vouchers.credit(voucher, quote.totalInCent);
  const returned = { ...rest, remainingInCent, returnedAt: world.now() };
  world.state.redemptions.set(quote.id, returned);
  return returned;
}

/** Sends everything to another address; RDMx5 once a code was revealed. */
export function correctEmail(world: World, redemption: Redemption, body: Fields): Redemption {
  const email = readEmail(body);
  const links = linksOf(world, redemption.quote.id);
  const over = overAt(redemption) !== undefined || links.some(({ revealed }) => revealed);
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

/** Mails a voucher's links again, if the address matches the redemption's. */
export function resendLinks(world: World, code: string, email: string): void {
  const voucher = world.state.vouchers.byCode(code);
  for (const redemption of world.state.redemptions.values()) {
    const own = redemption.quote.serialNumber === voucher?.serialNumber;
    const lives = redemption.returnedAt === undefined;
    if (own && lives && sameAddress(redemption.customer.email, email)) sendAgain(world, redemption);
  }
}

/** Ignores letter case. */
export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A quote of this voucher that is neither expired nor redeemed. A failed payment does not use it up. */
function openQuote(world: World, quoteId: string, voucher: Voucher): Quote {
  const earlier = world.state.redemptions.get(quoteId);
  if (earlier !== undefined && acceptedAt(earlier) !== undefined)
    throw bareRefusal(409, 'The quote was redeemed already', { moneyState: 'spent' });
  const quote = world.state.quotes.get(quoteId);
  const open = quote?.serialNumber === voucher.serialNumber && world.now() < quote.expiresAt;
  if (quote === undefined || !open) throw bareRefusal(404, 'Quote not found', { moneyState: 'untouched' });
  return quote;
}
