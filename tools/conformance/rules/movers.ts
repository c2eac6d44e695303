import {
  balanceOf,
  donation,
  holder,
  offeredGiveaway,
  order,
  organisation,
  quoted,
  type Wire,
} from '../driver/acts.ts';
import type { Call } from '../driver/call.ts';
import { begun, bundle, cardWish, chargeable, check, finalizing } from '../driver/paying.ts';
import type { Trial } from '../driver/trial.ts';
import { withDifference } from '../straight/paying.ts';

/** A call that moves value, ready to be sent. */
export interface Ready {
  /** Without a key. */
  readonly call: Call;
  /** The same intention with another body. */
  readonly other: Call;
  /** What has moved since it was ready, in cents; undefined where it cannot be asked. */
  readonly moved?: () => Promise<number>;
  /** What one call moves, in cents. */
  readonly once?: number;
}

async function redeeming(trial: Trial): Promise<Ready> {
  const { token, voucher } = await holder(trial);
  const { quoteId, coveredInCent } = await quoted(trial, token);
  const call = { operation: 'createRedemption', token, body: order(trial, quoteId) } as const;
  return {
    call,
    other: { ...call, body: order(trial, quoteId, { delivery: 'PDF' }) },
    moved: async () => voucher.balanceInCent - (await balanceOf(trial, token)),
    once: coveredInCent,
  };
}

async function donating(trial: Trial): Promise<Ready> {
  const organisationId = await organisation(trial);
  const { token, voucher } = await holder(trial);
  const body = donation(trial, { organisationId });
  const call = { operation: 'createDonation', token, body } as const;
  return {
    call,
    other: { ...call, body: { ...body, valueInCent: body.valueInCent + 1 } },
    moved: async () => voucher.balanceInCent - (await balanceOf(trial, token)),
    once: body.valueInCent,
  };
}

async function beginningTopUp(trial: Trial): Promise<Ready> {
  const { token, currency, minInCent: amount } = await chargeable(trial);
  const body = { amount, currency, ...cardWish(trial, 'challenged') };
  const call = { operation: 'initCharge', path: { provider: 'unzer' }, token, body } as const;
  return { call, other: { ...call, body: { ...body, amount: amount + 1 } } };
}

async function closingTopUp(trial: Trial): Promise<Ready> {
  const { voucher, chargeId } = await begun(trial);
  const { key: _, ...call } = finalizing(voucher.token, chargeId);
  const current = async () => {
    const { body } = await check(trial, voucher.serialNumber);
    return (body as Partial<Wire['ChargeCheck']> | undefined)?.currentInCent ?? Number.NaN;
  };
  return {
    call,
    other: { ...call, body: { chargeId: `${chargeId}-other` } },
    moved: async () => (await current()) - voucher.currentInCent,
    once: voucher.minInCent,
  };
}

async function ordering(trial: Trial): Promise<Ready> {
  const { order: body } = await bundle(trial, 'challenged');
  const call = { operation: 'orderVouchers', body } as const;
  return { call, other: { ...call, body: { ...body, customer: { ...body.customer, streetNumber: '9' } } } };
}

async function closingDifference(trial: Trial): Promise<Ready> {
  const { reference, chargeId, token, quote } = await withDifference(trial);
  const call = { operation: 'finalizePayment', body: { reference, chargeId } } as const;
  return {
    call,
    other: { ...call, body: { reference, chargeId: `${chargeId}-other` } },
    moved: async () => quote.balanceInCent - (await balanceOf(trial, token)),
    once: quote.coveredInCent,
  };
}

async function takingGiveaway(trial: Trial): Promise<Ready> {
  const { token, wish: body } = await offeredGiveaway(trial);
  const call = { operation: 'redeemGiveaway', token, body } as const;
  return { call, other: { ...call, body: { ...body, email: `other-${body.email}` } } };
}

/** One for each operation with an `Idempotency-Key`; a test compares the two lists. */
export const MOVERS: readonly { readonly area: string; readonly ready: (trial: Trial) => Promise<Ready> }[] =
  [
    { area: 'redeem', ready: redeeming },
    { area: 'donation', ready: donating },
    { area: 'charge', ready: beginningTopUp },
    { area: 'charge', ready: closingTopUp },
    { area: 'charge', ready: ordering },
    { area: 'payment', ready: closingDifference },
    { area: 'giveaway', ready: takingGiveaway },
  ];
