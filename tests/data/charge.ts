import type { ChargeCheck, ChargeApi } from '#application/ports/chargeApi.ts';
import type { Chargeable, ChargeDraft, ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { Charge, ChargeReceipt, PendingCharge } from '#domain/charge/chargeOrder.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import type { ChargeEntry } from '#domain/charge/chargeEntry.ts';
import { parseSerialNumber, type SerialNumber } from '#domain/voucher/serialNumber.ts';
import type { TopUpPlace } from '#domain/charge/topUpPlace.ts';
import type { Site } from '#domain/site/site.ts';
import { type Answer, inTurn } from './answers.ts';
import { aPayment } from './payment.ts';
import { aSite } from './site.ts';

export function aSerialNumber(digits = '410582934'): SerialNumber {
  const read = parseSerialNumber(digits);
  if (!read.ok) throw new Error(`${digits} is no serial number`);
  return read.value;
}

/** A balance of 25 euros; 15 to 150 can be added. */
export function aChargeable(about: Partial<Chargeable> = {}): Chargeable {
  return {
    serialNumber: aSerialNumber(),
    token: 'charge.token.x' as ChargeToken,
    currentInCent: 25_00,
    currency: 'EUR',
    minInCent: 15_00,
    maxInCent: 150_00,
    ...about,
  };
}

/** The tab's stored values about top-ups. */
export interface ChargesKept {
  entry?: Partial<ChargeEntry>;
  draft?: ChargeDraft;
  receipt?: ChargeReceipt;
  place?: TopUpPlace;
}

export function fakeChargeApi(answers: readonly Answer<Chargeable>[] = []) {
  const asked: ChargeCheck[] = [];
  return { asked, check: inTurn(asked, answers) } satisfies ChargeApi & { asked: ChargeCheck[] };
}

/** The settings of a site with top-ups. */
export const CHARGING = {
  navbarLinks: { ...aSite().navbarLinks, charge: true },
  payment: { wallet: null, card: { publicKey: 's-pub-x' } },
} satisfies Partial<Site>;

/** A top-up of 25.00 by card that waits for its payment. */
export function aPendingCharge({
  payment,
  ...about
}: Partial<Omit<PendingCharge, 'payment'>> & {
  readonly payment?: Partial<PendingPayment>;
} = {}): PendingCharge {
  return {
    payment: aPayment(payment),
    token: 'charge-token' as ChargeToken,
    serialNumber: aSerialNumber(),
    currentInCent: 40_00,
    standing: 'paying',
    ...about,
  };
}

/** The backend's answer after the payment. */
export function aCharge(about: Partial<Charge> = {}): Charge {
  return { chargedInCent: 25_00, balanceInCent: 65_00, orderNumber: '482910411', ...about };
}
