import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { Charge, ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { now } from './moments.ts';

/** A top-up of 25.00 by card that waits to be paid. */
export function aChargeUnderWay(about: Partial<ChargeUnderWay> = {}): ChargeUnderWay {
  return {
    reference: '7d1f4c52-6f0e-4a57-9f4e-2d5f1f1f7c10' as PaymentReference,
    key: 'key-1' as IdempotencyKey,
    provider: 'card',
    paymentId: 's-chg-1',
    challenge: 'https://pay.unzer.com/3ds/1',
    token: 'charge-token' as ChargeToken,
    serialNumber: '410582934' as ChargeUnderWay['serialNumber'],
    amountInCent: 25_00,
    currency: 'EUR',
    currentInCent: 40_00,
    sentAt: now,
    standing: 'paying',
    ...about,
  };
}

/** What the backend says of it once the money has come. */
export function aCharge(about: Partial<Charge> = {}): Charge {
  return { chargedInCent: 25_00, balanceInCent: 65_00, orderNumber: '482910411', ...about };
}
