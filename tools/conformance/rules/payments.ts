import { balanceOf, holder, quote, pick, type Wire } from '../driver/acts.ts';
import { codeOf, type Exchange, moneyOf } from '../driver/call.ts';
import { flaw } from '../driver/finding.ts';
import {
  begun,
  bundle,
  cardWish,
  chargeable,
  check,
  finalizing,
  init,
  paid,
  stateOf,
} from '../driver/paying.ts';
import { withDifference } from '../straight/paying.ts';
import type { Rule } from './rule.ts';

const current = ({ body }: Exchange) => (body as Partial<Wire['ChargeCheck']>).currentInCent;
const stateIn = ({ body }: Exchange) => (body as Partial<Wire['PaymentState']>).state;

const receivedStays: Rule = {
  id: 'received-stays',
  title: 'A payment told received stays so, and is credited once',
  area: 'charge',
  contract: 'Captures an authorised payment exactly once, whatever the key. Only `received` means paid. An',
  async *check(trial) {
    const { voucher, chargeId, reference, outcome, exchange } = await paid(trial);
    const { chargedInCent, balanceInCent, orderNumber, state } = outcome;
    const sum = voucher.currentInCent + voucher.minInCent;
    if (state !== 'received') yield flaw('A card that needs no challenge has to be received.', exchange);
    if (chargedInCent !== voucher.minInCent || balanceInCent !== sum || orderNumber === undefined)
      yield flaw(`Received has to come with ${voucher.minInCent}, ${sum} and an order number.`, exchange);
    const again = await trial.send(finalizing(voucher.token, chargeId));
    if (stateIn(again) !== 'received') yield flaw('Closing it again tells another state.', exchange, again);
    const told = await stateOf(trial, reference);
    const next = await init(trial, voucher, cardWish(trial, 'challenged'));
    const later = await stateOf(trial, reference);
    for (const at of [told, later])
      if (stateIn(at) !== 'received' || (at.body as Wire['PaymentState']).orderNumber !== orderNumber)
        yield flaw('The state is not received with the same order number.', exchange, next, at);
    const credited = await check(trial, voucher.serialNumber);
    if (current(credited) !== sum)
      yield flaw(`${sum} has to be on the voucher after one top-up.`, exchange, again, credited);
  },
};

const beginningMovesNothing: Rule = {
  id: 'init-moves-nothing',
  title: 'A payment that its holder has not authorised moves nothing and tells no amounts',
  area: 'charge',
  contract:
    'With the token of the charge check. Nothing is paid yet, unless a card needs no challenge: then it is',
  async *check(trial) {
    const { voucher, chargeId, reference } = await begun(trial, 'challenged');
    const told = await stateOf(trial, reference);
    const { state, reason, orderNumber } = told.body as Wire['PaymentState'];
    if (state !== 'processing' || reason !== 'awaiting-holder' || orderNumber !== undefined)
      yield flaw('The payment has to wait for its holder, without an order number.', told);
    const closed = await trial.send(finalizing(voucher.token, chargeId));
    const outcome = closed.body as Wire['ChargeOutcome'];
    if (outcome.state !== 'processing') yield flaw('Closing it has to tell that it is processing.', closed);
    if (
      outcome.chargedInCent !== undefined ||
      outcome.balanceInCent !== undefined ||
      outcome.orderNumber !== undefined
    )
      yield flaw('Only received tells amounts and an order number.', closed);
    if (outcome.reason === undefined) yield flaw('Any state but received names a reason.', closed);
    const credited = await check(trial, voucher.serialNumber);
    if (current(credited) !== voucher.currentInCent)
      yield flaw('The voucher was credited unpaid.', closed, credited);
  },
};

const newEndsEarlier: Rule = {
  id: 'new-payment-ends-earlier',
  title: 'A new payment ends the unauthorised ones of its voucher',
  area: 'charge',
  contract:
    'authorised at once. An earlier payment for the same voucher that nobody has authorised is ended and',
  async *check(trial) {
    const { voucher, chargeId, reference } = await begun(trial, 'challenged');
    const second = cardWish(trial, 'challenged');
    const next = await init(trial, voucher, second);
    const ended = await stateOf(trial, reference);
    if (stateIn(ended) !== 'cancelled') yield flaw('The earlier payment has to be cancelled.', next, ended);
    const closed = await trial.send(finalizing(voucher.token, chargeId));
    if (stateIn(closed) !== 'failed')
      yield flaw('Closing the earlier payment has to tell failed.', ended, closed);
    const open = await stateOf(trial, second.reference);
    if (stateIn(open) !== 'processing') yield flaw('The newer payment has to be open.', next, open);
  },
};

const authorisedBlocks: Rule = {
  id: 'authorised-blocks',
  title: 'While a payment is authorised and not received, no other begins',
  area: 'charge',
  contract:
    'can never be authorised afterwards; with one that is authorised and not yet received, CHGx1 answers.',
  async *check(trial) {
    const { voucher } = await begun(trial);
    const next = await init(trial, voucher, cardWish(trial, 'challenged'));
    if (codeOf(next) !== 'CHGx1') yield flaw('A second payment has to be refused with CHGx1.', next);
  },
};

const paymentFits: Rule = {
  id: 'payment-fits',
  title: 'A payment has a reference of its own, leads back to its site, and has the currency of its voucher',
  area: 'charge',
  contract:
    "amount outside the range, another currency than the voucher's, a return address that is none of this",
  async *check(trial) {
    const { voucher, reference } = await begun(trial, 'challenged');
    const wish = () => cardWish(trial, 'challenged');
    const elsewhere = `https://elsewhere.example/payment/unzer-return?reference=${reference}`;
    const refusals = [
      await init(trial, voucher, cardWish(trial, 'challenged', reference)),
      await init(trial, voucher, { ...wish(), returnUrl: elsewhere }),
      await init(trial, voucher, { ...wish(), currency: voucher.currency === 'CHF' ? 'EUR' : 'CHF' }),
    ];
    for (const at of refusals)
      if (at.status !== 422 || moneyOf(at) !== 'untouched')
        yield flaw('The payment has to be refused with 422 and money untouched.', at);
    const told = await stateOf(trial, reference);
    if (stateIn(told) !== 'processing')
      yield flaw('A refused payment ended an earlier one.', ...refusals, told);
  },
};

const tokensApart: Rule = {
  id: 'tokens-apart',
  title: 'A token for charging redeems nothing, and a token for redeeming charges nothing',
  area: 'charge',
  contract: 'it redeems nothing, and a token for redeeming does not charge.',
  async *check(trial) {
    const voucher = await chargeable(trial);
    const { token } = await holder(trial);
    const redeems = await quote(trial, voucher.token, await pick(trial));
    if (codeOf(redeems) !== 'STDx6') yield flaw('A charge token has to be refused with STDx6.', redeems);
    const charges = await init(trial, { ...voucher, token }, cardWish(trial, 'challenged'));
    if (codeOf(charges) !== 'STDx6') yield flaw('A redeeming token has to be refused with STDx6.', charges);
  },
};

const foreignPayment: Rule = {
  id: 'foreign-payment',
  title: "Another voucher's payment cannot be closed, and an unknown one is unknown",
  area: 'charge',
  contract: 'description: PAYx1, there is no such payment for this voucher and provider.',
  async *check(trial) {
    const { chargeId, reference } = await begun(trial);
    const stranger = await chargeable(trial);
    const foreign = await trial.send(finalizing(stranger.token, chargeId));
    if (foreign.status !== 404 || codeOf(foreign) !== 'PAYx1')
      yield flaw("Another voucher's payment has to be refused with 404 and PAYx1.", foreign);
    const told = await stateOf(trial, reference);
    if (stateIn(told) !== 'processing') yield flaw('The payment was closed by a stranger.', foreign, told);
    const unknown = await stateOf(trial, crypto.randomUUID());
    if (stateIn(unknown) !== 'unknown') yield flaw('The reference of no payment has to be unknown.', unknown);
  },
};

const declinedStays: Rule = {
  id: 'declined-moves-nothing',
  title: 'A declined card moves nothing, and its reference is known as failed',
  area: 'charge',
  contract:
    'PAYx1, the card was declined; payment/state knows its reference as failed. STDx1 with a pointer: an',
  async *check(trial) {
    const voucher = await chargeable(trial);
    const wish = cardWish(trial, 'declined');
    const refused = await init(trial, voucher, wish);
    const told = await stateOf(trial, wish.reference);
    if (stateIn(told) !== 'failed')
      yield flaw('A declined payment has to be known as failed.', refused, told);
    const left = await check(trial, voucher.serialNumber);
    if (current(left) !== voucher.currentInCent) yield flaw('A declined payment moved value.', refused, left);
  },
};

const differencePaid: Rule = {
  id: 'difference-paid',
  title: 'A redemption with a difference moves nothing before the payment, and both parts at it',
  area: 'payment',
  contract: 'With `payment`, if and only if the quote has something to pay, nothing moves yet: the answer is',
  async *check(trial) {
    const { token, quote: asked, redemption, reference, chargeId } = await withDifference(trial);
    const path = { redeemId: redemption.redeemId };
    const waiting = await trial.send({ operation: 'getRedemption', path, token });
    if ((waiting.body as Wire['Redemption']).status !== 'PAYMENT_PENDING')
      yield flaw('Before the payment, the redemption has to wait for it.', waiting);
    if ((await balanceOf(trial, token)) !== asked.balanceInCent)
      yield flaw('The voucher paid its part before the payment.', waiting);
    const closed = await trial.send({ operation: 'finalizePayment', body: { reference, chargeId } });
    const { state, orderNumber } = closed.body as Wire['PaymentOutcome'];
    if (state !== 'received' || orderNumber !== redemption.orderNumber)
      yield flaw('The payment has to be received with the order number of the redemption.', closed);
    const left = await balanceOf(trial, token);
    if (left !== asked.balanceInCent - asked.coveredInCent)
      yield flaw('The voucher did not pay what the quote covers.', closed);
    const after = await trial.send({ operation: 'getRedemption', path, token });
    if (['PAYMENT_PENDING', 'FAILED'].includes((after.body as Wire['Redemption']).status))
      yield flaw('After the payment, the redemption has to go on.', closed, after);
  },
};

const orderPrice: Rule = {
  id: 'order-price',
  title: 'New vouchers cost their number times their value, at the bonus that is offered',
  area: 'charge',
  contract:
    'The price is `quantity` times `valueInCent` less `exchangedInCent`, and above 0. Nothing moves before',
  async *check(trial) {
    const { order, starterBundle } = await bundle(trial, 'challenged');
    const call = { operation: 'orderVouchers' } as const;
    const { body, exchange } = await trial.good<Wire['VoucherOrder']>({ ...call, body: order });
    const price = starterBundle.quantity * starterBundle.valueInCent;
    if (body.toPayInCent !== price) yield flaw(`The price has to be ${price}.`, exchange);
    if (body.reference !== order.payment.reference) yield flaw('The reference changed.', exchange);
    const payment = { ...order.payment, ...cardWish(trial, 'challenged') };
    const generous = { ...order, payment, bonusInCent: starterBundle.bonusInCent + 1 };
    const refused = await trial.send({ ...call, body: generous });
    if (refused.status !== 422)
      yield flaw('A bonus that is not offered has to be refused with 422.', refused);
  },
};

export const PAYMENT_RULES: readonly Rule[] = [
  receivedStays,
  beginningMovesNothing,
  newEndsEarlier,
  authorisedBlocks,
  paymentFits,
  tokensApart,
  foreignPayment,
  declinedStays,
  differencePaid,
  orderPrice,
];
