import { expect, it } from 'vitest';
import { paidOrder, pending, redemptionOf, WANTED, withShortQuote } from './difference.ts';
import {
  CHALLENGE,
  decide,
  finalizePayment,
  FRICTIONLESS,
  init,
  payment,
  stateOf,
  toTopUp,
  wish,
} from './paying.ts';
import { ADA, order, quote, redeem } from './shopping.ts';
import { codeOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

it('refuses another payment while one may still succeed, and a repeat once it is redeemed', async () => {
  const short = await withShortQuote(new Visitor());
  const { id, payment: wanted } = await pending(short, 'unzer', FRICTIONLESS);
  const second = await pending(short);
  expect([second.status, codeOf(second), second.body.moneyState]).toEqual([409, 'CHGx1', 'reserved']);
  await finalizePayment(short.visitor, wanted, id);
  const third = await pending(short);
  expect([third.status, third.body.errors, third.body.moneyState]).toEqual([409, [], 'spent']);
});

it('gives way to a top-up of the same voucher, which waits for a payment that may still succeed', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor } = short;
  const { token, voucher } = await toTopUp(visitor);
  const { token: redeeming } = (await visitor.enter(voucher.code)).body;
  const { body } = await quote(visitor, redeeming, [
    { shopId: short.shopId, valueInCent: WANTED, quantity: 2 },
  ]);
  const wanted = wish('unzer', { typeId: CHALLENGE });
  await redeem(visitor, paidOrder(body.quoteId, wanted), { token: redeeming });
  expect((await init(visitor, 'unzer', payment('unzer', { typeId: FRICTIONLESS }), { token })).status).toBe(
    200,
  );
  expect(await stateOf(visitor, wanted.reference)).toMatchObject({ state: 'cancelled' });
  const refused = await redeem(visitor, paidOrder(body.quoteId, wish('unzer')), { token: redeeming });
  expect([codeOf(refused), refused.body.moneyState]).toEqual(['CHGx1', 'untouched']);
});

it('wants a payment if and only if there is something to pay', async () => {
  const visitor = new Visitor();
  const short = await withShortQuote(visitor);
  const enough = await withShortQuote(visitor, WANTED);
  const customer = { ...ADA, paymentRequired: true };
  for (const [body, { token }] of [
    [order(short.quoteId), short],
    [order(short.quoteId, { customer }), short],
    [order(short.quoteId, { payment: wish('unzer') }), short],
    [order(enough.quoteId, { customer }), enough],
    [paidOrder(enough.quoteId, wish('unzer')), enough],
  ] as const) {
    const answer = await redeem(visitor, body, { token });
    expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([422, '/payment']);
  }
});

it.each([
  [{ provider: 'cash' }, 422, '/payment/provider'],
  [{ provider: undefined }, 400, '/payment/provider'],
  [{ typeId: undefined }, 400, '/payment/typeId'],
  [{ reference: 'mine' }, 400, '/payment/reference'],
  [{ returnUrl: 'https://elsewhere.example/payment/unzer-return' }, 422, '/payment/returnUrl'],
  [{ returnUrl: undefined }, 400, '/payment/returnUrl'],
])('begins no payment with %j', async (changes, status, pointer) => {
  const short = await withShortQuote(new Visitor());
  const wanted = { ...wish('unzer'), ...changes } as Wire['PaymentWish'];
  const answer = await redeem(short.visitor, paidOrder(short.quoteId, wanted), { token: short.token });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([status, pointer]);
  expect((await redemptionOf(short)).status).toBe(404);
});

it('finalizes for who knows the reference and the id of one payment, on its own site', async () => {
  const short = await withShortQuote(new Visitor());
  const { visitor } = short;
  const { id, payment: wanted } = await pending(short, 'unzer', FRICTIONLESS);
  const { token } = await toTopUp(visitor);
  const charge = payment('unzer', { typeId: FRICTIONLESS });
  const { chargeId } = (await init(visitor, 'unzer', charge, { token })).body;
  const attempts = [
    finalizePayment(visitor, { ...wanted, reference: crypto.randomUUID() }, id),
    finalizePayment(visitor, wanted, chargeId),
    finalizePayment(visitor, { ...wanted, provider: 'amazon-pay' }, id),
    finalizePayment(visitor, wanted, id, { site: 'at' }),
    finalizePayment(visitor, { provider: 'unzer', reference: charge.reference }, chargeId),
  ];
  for (const { status, body } of await Promise.all(attempts))
    expect([status, body.errors[0]?.code, body.moneyState]).toEqual([404, 'PAYx1', 'untouched']);
  expect((await redemptionOf(short)).status).toBe('PAYMENT_PENDING');
});

it('changes nothing by finalizing what nobody has authorised, and repeats an answer by its key', async () => {
  const short = await withShortQuote(new Visitor());
  const { id, payment: wanted } = await pending(short);
  const open = { state: 'processing', reason: 'awaiting-holder' };
  const key = crypto.randomUUID();
  expect((await finalizePayment(short.visitor, wanted, id, { key })).body).toEqual(open);
  await decide(short.visitor, id, 'approve');
  expect((await finalizePayment(short.visitor, wanted, id, { key })).body).toEqual(open);
  expect((await finalizePayment(short.visitor, wanted, id)).body.state).toBe('received');
});
