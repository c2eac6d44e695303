import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { now } from './moments.ts';

/** 25.00 by card; the bank asks for a challenge. */
export function aPayment(about: Partial<PendingPayment> = {}): PendingPayment {
  return {
    reference: '7d1f4c52-6f0e-4a57-9f4e-2d5f1f1f7c10' as PaymentReference,
    provider: 'card',
    key: 'key-1' as IdempotencyKey,
    finalizeKey: 'key-2' as IdempotencyKey,
    amountInCent: 25_00,
    currency: 'EUR',
    paymentId: 's-chg-1',
    challenge: 'https://pay.unzer.com/3ds/1',
    startedAt: now,
    ...about,
  };
}

/** The fields that a wallet's payload signs. */
interface Signed {
  returnUrl: string;
  amount: string;
  currencyCode: string;
  storeId: string;
}

/** A wallet's payload: 25.00 EUR for the store `client`, with a backend's escaped slashes. Must stay byte-identical. */
export function aWalletPayload(about: Partial<Signed> = {}): string {
  const { returnUrl = '', amount = '25.00', currencyCode = 'EUR', storeId = 'client' } = about;
  return JSON.stringify({
    webCheckoutDetails: { checkoutResultReturnUrl: returnUrl, checkoutMode: 'ProcessOrder' },
    storeId,
    paymentDetails: { chargeAmount: { amount, currencyCode } },
  }).replaceAll('/', String.raw`\/`);
}
