import { textOfDigits } from '../core/digits.ts';
import type { PendingPayment } from './pendingPayment.ts';

export interface WalletAsked extends Pick<PendingPayment, 'amountInCent' | 'currency'> {
  readonly returnUrl: string;
  readonly clientId: string;
}

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * True if the signed payload matches the requested amount, currency, shop and return address. The payload is untrusted:
 * a missing amount or return address fails, a missing shop id passes. Callers must pass on the original text, because
 * changing a byte breaks the signature.
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
    (storeId === undefined || textOfDigits(storeId) === asked.clientId)
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

/** The backend may append parameters. */
function leadsBack(way: unknown, returnUrl: string): boolean {
  return typeof way === 'string' && (way === returnUrl || way.startsWith(`${returnUrl}&`));
}
