import { customer, holder, order, pick, type Wire } from '../driver/acts.ts';
import { bundle, cardWish, chargeable, begun, init, paid, stateOf, walletWish } from '../driver/paying.ts';
import type { Trial } from '../driver/trial.ts';
import type { StraightWays } from './straight.ts';

/** A redemption of which the holder has paid the difference by card. */
export async function withDifference(trial: Trial) {
  const { token } = await holder(trial, 'small');
  const item = await pick(trial);
  const items = { items: [{ ...item, quantity: 1 }] };
  const { body: quote } = await trial.good<Wire['Quote']>({ operation: 'createQuote', token, body: items });
  const payment = { provider: 'unzer', ...cardWish(trial, 'authorised') };
  const wish = { customer: { ...customer(trial), paymentRequired: true }, payment };
  const answer = await trial.good<Wire['Redemption']>({
    operation: 'createRedemption',
    token,
    body: order(trial, quote.quoteId, wish),
  });
  const begins = answer.body.payment as Wire['CardCharge'];
  return { token, quote, redemption: answer.body, reference: payment.reference, chargeId: begins.chargeId };
}

export const PAYING: StraightWays = {
  checkCharge: (trial) => chargeable(trial),
  async initCharge(trial) {
    await begun(trial);
    const voucher = await chargeable(trial);
    await init(trial, voucher, walletWish(trial), { provider: 'amazon-pay' });
  },
  finalizeCharge: (trial) => paid(trial),
  async getPaymentState(trial) {
    const { reference } = await begun(trial);
    await stateOf(trial, reference);
  },
  async orderVouchers(trial) {
    const { order: body } = await bundle(trial);
    const { body: ordered } = await trial.good<Wire['VoucherOrder']>({ operation: 'orderVouchers', body });
    const { reference, payment } = ordered;
    const { chargeId } = payment as Wire['CardCharge'];
    await trial.good({ operation: 'finalizePayment', body: { reference, chargeId } });
  },
  async finalizePayment(trial) {
    const { reference, chargeId } = await withDifference(trial);
    await trial.good({ operation: 'finalizePayment', body: { reference, chargeId } });
  },
};
