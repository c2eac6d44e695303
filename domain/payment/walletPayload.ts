import type { PendingPayment } from './pendingPayment.ts';

/** What a wallet's payload has to be signed for. */
export interface WalletAsked extends Pick<PendingPayment, 'amountInCent' | 'currency'> {
  /** Where the provider shall lead back to; it names the payment's reference. */
  readonly returnUrl: string;
  /** The shop's name at the provider (`payment.wallet.clientId` of the site's configuration). */
  readonly clientId: string;
}

/** A decimal as the provider takes it, up to two places. */
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * True if a wallet's payload is signed for what was asked: amount, currency, shop, and the way back. It is only read: what
 * is passed on is the text itself, since not a byte of it may change. Anything may stand in it; a payload that says
 * nothing of the amount or the way back does not fit, one that names no shop may.
 */
export function isSignedFor(payload: string, asked: WalletAsked): boolean {
  const { webCheckoutDetails, paymentDetails, storeId } = fieldsOf(parsed(payload));
  const { amount, currencyCode } = fieldsOf(fieldsOf(paymentDetails).chargeAmount);
  const { checkoutResultReturnUrl, checkoutReviewReturnUrl } = fieldsOf(webCheckoutDetails);
  const ways = [checkoutResultReturnUrl, checkoutReviewReturnUrl].filter((way) => way !== undefined);
  return (
    inCent(amount) === asked.amountInCent &&
    currencyCode === asked.currency &&
    ways.length > 0 &&
    ways.every((way) => leadsBack(way, asked.returnUrl)) &&
    (storeId === undefined || storeId === asked.clientId)
  );
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function inCent(amount: unknown): number | null {
  const [, whole, places = ''] = AMOUNT.exec(typeof amount === 'string' ? amount : '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(places.padEnd(2, '0'));
}

/** The backend may add parameters of its own to the address. */
function leadsBack(way: unknown, returnUrl: string): boolean {
  return typeof way === 'string' && (way === returnUrl || way.startsWith(`${returnUrl}&`));
}
