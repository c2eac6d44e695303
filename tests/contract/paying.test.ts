import { expect, it } from 'vitest';
import { paidOrder, pending, withShortQuote } from '../tools/sandbox/difference.ts';
import { bundle, promotion } from '../tools/sandbox/ordering.ts';
import { DECLINED, FRICTIONLESS, wish } from '../tools/sandbox/paying.ts';
import { ADA, order } from '../tools/sandbox/shopping.ts';
import { Visitor } from '../tools/sandbox/visitor.ts';
import { Judge, PAYING } from './judge.ts';

const judge = new Judge();
const { get, post } = judge;
const REDEEM = '/v2/redeem';
const OFFERS = '/v2/voucher/charge/offers';
const FINALIZE = '/v2/payment/finalize';

it('quotes and redeems what has to be paid in part as the contract says', async () => {
  const { visitor, token, shopId, quoteId } = await withShortQuote(new Visitor());
  const items = [{ shopId, valueInCent: 2500, quantity: 1 }];
  await post(visitor, `${REDEEM}/quote`, { items }, 200, token);
  await post(visitor, REDEEM, order(quoteId), 422, token);
  await post(visitor, REDEEM, paidOrder(quoteId, wish('amazon-pay')), 201, token);
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer')), 201, token);
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer', { typeId: DECLINED })), 422, token);
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer', { returnUrl: '' })), 422, token);
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer', { reference: 'mine' })), 400, token);
  await judge.keepsContract(visitor, { method: 'GET', path: `${REDEEM}/${quoteId}`, token, status: 200 });
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer', { typeId: FRICTIONLESS })), 201, token);
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer')), 409, token);
});

it('closes the payment of a redemption, and refuses to, as the contract says', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor, token, quoteId } = short;
  const { id, payment } = await pending(short, 'unzer', FRICTIONLESS);
  const { reference } = payment;
  await post(visitor, FINALIZE, { reference }, 400);
  await post(visitor, FINALIZE, { chargeId: id }, 400);
  await post(visitor, FINALIZE, { reference, chargeId: 's-chg-none' }, 404);
  await post(visitor, FINALIZE, { reference, amazonCheckoutSessionId: id }, 404);
  await post(visitor, FINALIZE, { reference, chargeId: id }, 200);
  await judge.keepsContract(visitor, { method: 'GET', path: `${REDEEM}/${quoteId}`, token, status: 200 });
  await post(visitor, REDEEM, paidOrder(quoteId, wish('unzer')), 409, token);
});

it('redeems with rechargeable vouchers and another top-up in mind as the contract says', async () => {
  const { visitor, token, quoteId } = await withShortQuote(new Visitor(), 2500);
  const recharge = { useRecharge: true, prepaidEndAmount: 5000 };
  const customer = { ...ADA, orderPrepaidVouchers: true, ...recharge };
  await post(visitor, REDEEM, order(quoteId, { customer }), 422, token);
  const confirmed = { ...customer, orderPrepaidVouchersConfirmation: true };
  await post(visitor, REDEEM, order(quoteId, { customer: confirmed }), 201, token);
});

it('offers new vouchers and takes orders of them as the contract says', async () => {
  const { visitor, token } = await withShortQuote(new Visitor());
  const path = '/v2/voucher/order';
  for (const country of ['DE', 'IT']) await get(visitor, `${OFFERS}/${country}`, 200);
  await get(visitor, `${OFFERS}/XX`, 404);
  await post(visitor, path, bundle(), 201);
  await post(visitor, path, bundle({ payment: wish('amazon-pay') }), 201);
  await post(visitor, path, bundle({ payment: wish('unzer', { typeId: DECLINED }) }), 422);
  await post(visitor, path, bundle({ quantity: 4 }), 422);
  await post(visitor, path, {}, 400);
  await post(visitor, path, promotion({ exchangedInCent: 100 }), 401);
  const payment = wish('unzer', { typeId: FRICTIONLESS });
  await post(visitor, path, promotion({ exchangedInCent: 100, payment }), 201, token);
  await post(visitor, path, promotion({ exchangedInCent: 100 }), 409, token);
});

it('has put every call of paying to the test', () => {
  const others = ['createQuote', 'createRedemption', 'getRedemption'];
  expect([...judge.seen].toSorted()).toEqual([...others, ...PAYING].toSorted());
});
