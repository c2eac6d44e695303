import { type Refusal, refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { type Payment, authorised, cancelled, declined } from './payment.ts';
import { walletPayload } from './walletPayload.ts';

/** What the provider's button or form needs. */
export type Begun = Wire['WalletCharge'] | Wire['CardCharge'];

/**
 * CHGx1 if a payment of the voucher is authorised but not received: it may still succeed, and the holder would pay
 * twice. An unauthorised payment does not block the next one.
 */
export function pendingPayment(payments: readonly Payment[]): Refusal | undefined {
  const open = payments.find(({ stage }) => stage.kind === 'authorised');
  if (open === undefined) return undefined;
  return refusal('CHGx1', { moneyState: open.purpose.spends ? 'reserved' : 'untouched' });
}

/** Begins a checked payment and cancels the voucher's earlier ones. PAYx1 if the card is declined. */
export async function begin(world: World, payment: Payment, typeId: string): Promise<Begun> {
  const { till } = world.state;
  const { serialNumber } = payment.purpose;
  const earlier = serialNumber === undefined ? [] : till.ofVoucher(serialNumber);
  for (const one of earlier) till.keep(cancelled(one, world.now()));
  till.keep(payment);
  return payment.provider === 'unzer' ? card(world, payment, typeId) : wallet(world, payment);
}

/** The card's id decides: declined, challenged, or authorised at once. */
function card(world: World, payment: Payment, typeId: string): Wire['CardCharge'] {
  const { till } = world.state;
  const chargeId = payment.id;
  if (typeId.startsWith('s-crd-declined')) {
    till.keep(declined(payment, world.now()));
    throw refusal('PAYx1');
  }
  if (typeId.startsWith('s-crd-challenge'))
    return { chargeId, redirectUrl: `${payment.origin}/sandbox/pay/card?charge=${chargeId}` };
  till.keep(authorised(payment, world.now()));
  return { chargeId };
}

async function wallet(world: World, payment: Payment): Promise<Wire['WalletCharge']> {
  const payload = walletPayload(payment);
  return {
    merchantId: 'A1SANDBOXMERCHANT',
    productType: 'PayOnly',
    payload,
    buttonSignature: await world.state.signer.sign(payload),
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    publicKeyId: 'SANDBOX-STANDIN',
  };
}
