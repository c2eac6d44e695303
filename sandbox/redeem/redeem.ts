import { DAY } from '../core/clock.ts';
import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { bareRefusal } from '../core/problem.ts';
import { textOf, unforeseen, unguessable } from '../core/random.ts';
import { idAt } from '../core/read.ts';
import type { Fields } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { mailCodes, mailParcel, mailReview } from '../mail/mails.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { checkConfirmations, readCustomer, readDelivery } from './customer.ts';
import { newLink } from './link.ts';
import { checkAffordable, LARGE_REDEMPTION_IN_CENT } from './quote.ts';
import type { Quote } from './quote.ts';
import type { Redemption } from './redemption.ts';

interface Asking {
  readonly voucher: Voucher;
  readonly language: Language;
  /** Scheme, host and port of the site that asked. */
  readonly origin: string;
}

/**
 * Redeems a quote: takes the money off the voucher, remembers the redemption under the quote's id and sends
 * what is to be sent. Every check comes before the money moves.
 */
export function redeem(world: World, body: Fields, { voucher, language, origin }: Asking): Redemption {
  const now = world.now();
  const quote = openQuote(world, idAt(body, 'quoteId'), voucher);
  const delivery = readDelivery(body, quote.items);
  const customer = readCustomer(body, delivery);
  checkConfirmations(body);
  checkAffordable(quote.items, voucher);
  const large = quote.totalInCent + spentToday(world, voucher.serialNumber, now) >= LARGE_REDEMPTION_IN_CENT;
  const redemption: Redemption = {
    quote,
    orderNumber: textOf(unforeseen, '123456789', 9),
    customer,
    delivery,
    createdAt: now,
    remainingInCent: world.state.vouchers.spend(voucher, quote.totalInCent),
    ...(large && { fraudPreventionIdent: `fp-${unguessable(32)}` }),
  };
  world.state.redemptions.set(quote.id, redemption);
  deliver(world, redemption, language, origin);
  return redemption;
}

/** What a voucher was redeemed for within the last day, in cents. */
export function spentToday(world: World, serialNumber: string, now: Instant): number {
  return [...world.state.redemptions.values()]
    .filter(({ quote, createdAt }) => quote.serialNumber === serialNumber && createdAt > now - DAY)
    .reduce((sum, { quote }) => sum + quote.totalInCent, 0);
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

function deliver(world: World, redemption: Redemption, language: Language, origin: string): void {
  const now = world.now();
  const post = { outbox: world.state.outbox, language, origin, now };
  if (redemption.fraudPreventionIdent !== undefined) return mailReview(post, redemption);
  if (redemption.delivery === 'POST') return mailParcel(post, redemption);
  const { items, currency } = redemption.quote;
  const links = items.map(({ shop, valueInCent, quantity }) =>
    newLink({ shop, valueInCent, quantity, currency }, now),
  );
  for (const link of links) world.state.links.set(link.token, link);
  return mailCodes(post, redemption, links);
}
