import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { HttpRedemptionApi } from '#infrastructure/api/redemptionApi.ts';
import { aCustomer } from '#tests/data/customer.ts';
import {
  aQuote,
  aRedemption,
  aRedemptionId,
  aStatusToken,
  anIdempotencyKey,
  anOrder,
} from '#tests/data/redemption.ts';
import {
  aBackend,
  anApi,
  answering,
  html,
  json,
  networkError,
  never,
  problem,
  timeLimits,
} from './backend.ts';

const backend = aBackend();
const FIND = `/v2/redeem/${aRedemptionId}`;

const wireQuote = {
  quoteId: aRedemptionId,
  currency: 'EUR',
  balanceInCent: 50_00,
  coveredInCent: 25_00,
  toPayInCent: 0,
  remainingInCent: 25_00,
  expiresAt: '2026-11-21T10:30:00Z',
  notices: [{ code: 'LARGE_REDEMPTION' }],
};

const wireRedemption = {
  redeemId: aRedemptionId,
  orderNumber: 'R-1001',
  status: 'COMPLETED',
  currency: 'EUR',
  items: [{ shopId: 'shop-1', shopName: 'Bücherwurm', valueInCent: 25_00, quantity: 1 }],
  remainingBalanceInCent: 25_00,
  delivery: { state: 'SENT' },
};

const api = () => new HttpRedemptionApi(anApi({ voucherToken: () => 'a.b.c' }));

function quote(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/redeem/quote', answer, seen));
  return api().quote([
    { shopId: 'shop-1', valueInCent: 25_00, quantity: 1 },
    { shopId: 'shop-2', valueInCent: 10_00, quantity: 3 },
  ]);
}

function redeem(answer: () => Response | Promise<Response>, seen: Request[] = [], order = anOrder()) {
  backend.use(answering('post', '/v2/redeem', answer, seen));
  return api().redeem(order, anIdempotencyKey);
}

function find(answer: () => Response) {
  backend.use(answering('get', FIND, answer));
  return api().find(aRedemptionId);
}

it('requests a quote', async () => {
  const seen: Request[] = [];
  const expected = aQuote({ expiresAt: Date.parse('2026-11-21T10:30:00Z') });
  expect(await quote(() => json(wireQuote), seen)).toEqual(done(expected));
  expect(await seen[0]?.json()).toEqual({
    items: [
      { shopId: 'shop-1', valueInCent: 25_00, quantity: 1 },
      { shopId: 'shop-2', valueInCent: 10_00, quantity: 3 },
    ],
  });
  expect(seen[0]?.headers.get('x-jwt-token')).toBe('a.b.c');
});

it.each([
  { balanceInCent: '5000' },
  { balanceInCent: null },
  { remainingInCent: -1 },
  { coveredInCent: 25.5 },
  { toPayInCent: undefined },
  { currency: 'XXX' },
  { currency: 'eur' },
  { expiresAt: 'soon' },
  { quoteId: '' },
  { quoteId: 7.5 },
])('rejects a quote with %j', async (odd) => {
  const answer = await quote(() => json({ ...wireQuote, ...odd }));
  expect(answer).toEqual({ ok: false, fault: { kind: 'unreadable-answer' } });
});

it('does not accept 1e400 as an amount', async () => {
  const body = JSON.stringify(wireQuote).replace('5000', '1e400');
  expect(await quote(() => new Response(body))).toEqual({ ok: false, fault: { kind: 'unreadable-answer' } });
});

it('places an order with its idempotency key', async () => {
  const seen: Request[] = [];
  expect(await redeem(() => json(wireRedemption, { status: 201 }), seen)).toEqual(done(aRedemption()));
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe(anIdempotencyKey);
  expect(seen[0]?.headers.get('x-jwt-token')).toBe('a.b.c');
});

it('sends the form, and the fields that it does not show', async () => {
  const seen: Request[] = [];
  const customer = aCustomer();
  const order = anOrder({
    campaign: 'advent',
    isPaybackCustomer: true,
    startingPoint: { source: 'newsletter', campaignName: 'xmas' },
  });
  await redeem(() => json(wireRedemption), seen, order);
  expect(await seen[0]?.json()).toEqual({
    quoteId: aRedemptionId,
    customer: {
      salutation: customer.salutation,
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      repeatEmail: customer.email,
      email2: '',
      newShopCustomer: customer.newShopCustomer,
      useDataConfirmation: customer.useDataConfirmation,
      useRecharge: customer.useRecharge,
      orderPrepaidVouchers: customer.orderPrepaidVouchers,
      orderPrepaidVouchersConfirmation: customer.orderPrepaidVouchersConfirmation,
      redeemValue: 25_00,
      campaign: 'advent',
      isPaybackCustomer: true,
      paymentRequired: false,
      redemptionCompleted: false,
    },
    delivery: 'EMAIL',
    confirmations: { notesRead: true, dataUse: customer.useDataConfirmation },
    redeemStartingPoint: { source: 'newsletter', campaignName: 'xmas' },
  });
});

it('sends the requested end amount', async () => {
  const seen: Request[] = [];
  const customer = { ...aCustomer(), useRecharge: true, prepaidEndAmountInCent: 50_00 };
  await redeem(() => json(wireRedemption), seen, anOrder({ customer }));
  expect(await seen[0]?.json()).toMatchObject({ customer: { useRecharge: true, prepaidEndAmount: 50_00 } });
});

it('sends the address for goods by post', async () => {
  const seen: Request[] = [];
  const address = {
    company: '',
    street: 'Am Markt',
    streetNumber: '7a',
    additionalAddress: '',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  };
  await redeem(
    () => json(wireRedemption),
    seen,
    anOrder({ delivery: 'POST', customer: { ...aCustomer(), address, phone: '030' } }),
  );
  expect(await seen[0]?.json()).toMatchObject({ delivery: 'POST', customer: { ...address, phone: '030' } });
});

it.each([
  ['network trouble', networkError, 'offline'],
  ['a web page', () => html(), 'unreadable-answer'],
  ['a proxy’s 404', () => html(404), 'unreadable-answer'],
  ['half an answer', () => new Response('{"redeemId"'), 'unreadable-answer'],
  ['a gateway’s 502', () => html(502), 'server-down'],
])('leaves the outcome open after %s, and sends the order once', async (_name, answer, kind) => {
  const seen: Request[] = [];
  expect(await redeem(answer, seen)).toMatchObject({ ok: false, fault: { kind } });
  expect(seen).toHaveLength(1);
});

it('leaves the outcome open after a time-out', async () => {
  const { timeIsUp } = timeLimits();
  const tooLate = () => {
    timeIsUp();
    return never();
  };
  expect(await redeem(tooLate)).toEqual({ ok: false, fault: { kind: 'timed-out' } });
});

it.each([
  ['STDx1', 'unknown'],
  ['NEWx1', 'unknown'],
  ['STDx5', 'partner-unavailable'],
])(
  'leaves the outcome open after a server error with %s that does not name the money state',
  async (code, kind) => {
    const answer = await redeem(() => problem(503, [code]));
    expect(answer).toEqual({ ok: false, fault: { kind, code, moneyState: 'unknown' } });
  },
);

it('accepts a server error that names the money state', async () => {
  const answer = await redeem(() => problem(503, ['STDx5'], { moneyState: 'untouched' }));
  expect(answer).toEqual({
    ok: false,
    fault: { kind: 'partner-unavailable', code: 'STDx5', moneyState: 'untouched' },
  });
});

it('reports that a new quote is needed when the quote is gone', async () => {
  expect(await redeem(() => problem(404, []))).toMatchObject({ fault: { kind: 'redemption-changed' } });
  expect(await redeem(() => problem(404, ['SHPx1']))).toMatchObject({ fault: { kind: 'shop-gone' } });
});

it('reports that an order with the same key is still being processed', async () => {
  const answer = await redeem(() => problem(409, [], { moneyState: 'reserved' }, { 'Retry-After': '2' }));
  expect(answer).toEqual({
    ok: false,
    fault: { kind: 'unknown', moneyState: 'reserved', retryAfterSeconds: 2 },
  });
});

it('finds a redemption', async () => {
  expect(await find(() => json({ ...wireRedemption, status: 'ON_HOLD' }))).toEqual(
    done(aRedemption({ status: 'ON_HOLD' })),
  );
});

it('looks up a redemption with its status token if there is one, otherwise with the voucher token', async () => {
  const seen: Request[] = [];
  backend.use(answering('get', FIND, () => json(wireRedemption), seen));
  await api().find(aRedemptionId, aStatusToken);
  await api().find(aRedemptionId);
  expect(seen.map(({ headers }) => headers.get('x-jwt-token'))).toEqual([aStatusToken, 'a.b.c']);
});

it('reports an order as never arrived only after an answer of the backend itself', async () => {
  expect(await find(() => problem(404, []))).toEqual(done(null));
  expect(await find(() => html(404))).toEqual({ ok: false, fault: { kind: 'unreadable-answer' } });
  expect(await find(() => json({ message: 'no route' }, { status: 404 }))).toEqual({
    ok: false,
    fault: { kind: 'unreadable-answer' },
  });
});

it('rejects an unknown status', async () => {
  const answer = await find(() => json({ ...wireRedemption, status: 'SHIPPED' }));
  expect(answer).toEqual({ ok: false, fault: { kind: 'unreadable-answer' } });
});
