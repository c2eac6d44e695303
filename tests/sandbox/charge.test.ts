import { expect, it } from 'vitest';
import {
  balanceOf,
  CHALLENGE,
  check,
  DECLINED,
  finalize,
  FRICTIONLESS,
  init,
  payment,
  stateOf,
  toTopUp,
} from './paying.ts';
import { quote, shopFor, wait } from './shopping.ts';
import { codeOf, NOW, payloadOf, Visitor } from './visitor.ts';
import type { ListedVoucher, Wire } from './visitor.ts';

const later = (visitor: Visitor, seconds: number) =>
  visitor.post('/sandbox/clock', { now: NOW + seconds * 1000 });

/** A voucher with 40.00 and a card payment of 25.00 that needs no challenge: authorised, not yet captured. */
async function withAuthorised() {
  const visitor = new Visitor();
  const { voucher, token } = await toTopUp(visitor);
  const body = payment('unzer', { typeId: FRICTIONLESS });
  const answer = await init(visitor, 'unzer', body, { token });
  const { serialNumber } = voucher;
  return { visitor, token, serialNumber, reference: body.reference, chargeId: answer.body.chargeId };
}

it('tells what is on a voucher and what may be added', async () => {
  const visitor = new Visitor();
  const answers = ['chargeable', 'chargeable-narrow'].map(async (condition) => {
    const { body } = await check(visitor, (await visitor.voucher(condition)).serialNumber);
    return { ...body, token: payloadOf(body.token).voucher.balanceInCent };
  });
  expect(await Promise.all(answers)).toEqual([
    {
      token: 2500,
      currentInCent: 2500,
      currency: 'EUR',
      minInCent: 1500,
      maxInCent: 15_000,
      chargeable: true,
    },
    {
      token: 12_000,
      currentInCent: 12_000,
      currency: 'EUR',
      minInCent: 2000,
      maxInCent: 8000,
      chargeable: true,
    },
  ]);
});

it('lists each prepaid voucher with the code that its charge check really answers', async () => {
  const visitor = new Visitor();
  const { body: vouchers } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  const prepaid = vouchers.filter(({ isPrepaid }) => isPrepaid);
  for (const site of ['de', 'at', 'ch', 'gb']) {
    const listed = prepaid.filter((voucher) => voucher.site === site);
    expect(new Set(listed.map(({ chargeErrorCode }) => chargeErrorCode))).toEqual(
      new Set([undefined, 'CHGx1', 'CHGx2', 'CHGx3']),
    );
    for (const { serialNumber, chargeErrorCode } of listed) {
      const { body } = await check(visitor, serialNumber, site);
      expect(body.errors?.[0]?.code, serialNumber).toBe(chargeErrorCode);
    }
  }
});

it('sends the holder of a voucher of another site there, unless the host is no site’s', async () => {
  const visitor = new Visitor();
  const { serialNumber } = await visitor.voucher('chargeable', 'gb');
  const { body } = await check(visitor, serialNumber);
  expect([body.errors[0]?.code, body.redirectUrl]).toEqual(['VCRx20', 'http://gb.localhost:3000/']);
  expect((await check(visitor, serialNumber, '127')).status).toBe(200);
});

it('lets a token of the check charge only, and a token of a code redeem only', async () => {
  const visitor = new Visitor();
  const { token } = await toTopUp(visitor);
  const { id } = await shopFor(visitor);
  expect(codeOf(await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]))).toBe('STDx6');
  const refresh = '/api/v2/voucher/token/refresh';
  expect((await visitor.post(refresh, undefined, { token })).status).toBe(401);
  const redeeming = await visitor.tokenOf('chargeable');
  expect(codeOf(await init(visitor, 'unzer', payment('unzer'), { token: redeeming }))).toBe('STDx6');
  await visitor.post('/sandbox/clock', { now: NOW + 21 * 60_000 });
  expect(codeOf(await init(visitor, 'unzer', payment('unzer'), { token }))).toBe('STDx6');
});

it('captures what is authorised once, whatever the key, and redeems from the new balance', async () => {
  const { visitor, token, serialNumber, chargeId } = await withAuthorised();
  const answer = await finalize(visitor, 'unzer', chargeId, { token });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      state: 'received',
      chargedInCent: 2500,
      balanceInCent: 6500,
      orderNumber: expect.stringMatching(/^[1-9]{9}$/) as string,
    },
  ]);
  expect((await finalize(visitor, 'unzer', chargeId, { token })).body).toEqual(answer.body);
  expect(await balanceOf(visitor, serialNumber)).toBe(6500);
  const { body } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  const { code } = body.find((voucher) => voucher.serialNumber === serialNumber) ?? { code: '' };
  const redeeming = (await visitor.enter(code)).body.token;
  const { id } = await shopFor(visitor, { valueInCent: 5000 });
  const quoted = await quote(visitor, redeeming, [{ shopId: String(id), valueInCent: 5000 }]);
  expect(quoted.body).toMatchObject({ balanceInCent: 6500, remainingInCent: 1500 });
});

it('says how a payment stands without a token, and where its order is found', async () => {
  const { visitor, token, reference, chargeId } = await withAuthorised();
  expect(await stateOf(visitor, reference)).toEqual({ state: 'processing', reason: 'checking' });
  const { body } = await finalize(visitor, 'unzer', chargeId, { token });
  const { orderNumber } = body;
  expect(await stateOf(visitor, reference)).toEqual({ state: 'received', orderNumber });
  expect(await stateOf(visitor, reference, 'at')).toEqual({ state: 'unknown' });
  expect(await stateOf(visitor, crypto.randomUUID())).toEqual({ state: 'unknown' });
  const asked = { orderNumber, email: 'ada@mail.example', captcha: visitor.captcha() };
  const order = await visitor.post<Wire['OrderStatus']>('/api/v2/order/status', asked);
  expect(order.body).toMatchObject({ orderNumber, status: 'COMPLETED' });
});

it('captures by itself what nobody finalized within two minutes', async () => {
  const { visitor, serialNumber, reference } = await withAuthorised();
  await later(visitor, 119);
  expect((await stateOf(visitor, reference)).state).toBe('processing');
  await later(visitor, 120);
  expect((await stateOf(visitor, reference)).state).toBe('received');
  expect(await balanceOf(visitor, serialNumber)).toBe(6500);
});

it('cancels after half an hour what nobody authorised', async () => {
  const visitor = new Visitor();
  const { token } = await toTopUp(visitor);
  const { reference, ...body } = payment('unzer', { typeId: CHALLENGE });
  await init(visitor, 'unzer', { reference, ...body }, { token });
  await later(visitor, 1799);
  expect(await stateOf(visitor, reference)).toEqual({ state: 'processing', reason: 'awaiting-holder' });
  await later(visitor, 1800);
  expect(await stateOf(visitor, reference)).toEqual({ state: 'cancelled', reason: 'expired' });
});

it('lets a new payment end those that nobody authorised, but not one that may still succeed', async () => {
  const visitor = new Visitor();
  const { voucher, token } = await toTopUp(visitor);
  const first = payment('amazon-pay');
  await init(visitor, 'amazon-pay', first, { token });
  expect((await check(visitor, voucher.serialNumber)).status).toBe(200);
  const second = payment('unzer', { typeId: FRICTIONLESS });
  const { body } = await init(visitor, 'unzer', second, { token });
  expect(await stateOf(visitor, first.reference)).toEqual({ state: 'cancelled', reason: 'cancelled' });
  expect(codeOf(await init(visitor, 'unzer', payment('unzer'), { token }))).toBe('CHGx1');
  expect(codeOf(await check(visitor, voucher.serialNumber))).toBe('CHGx1');
  await finalize(visitor, 'unzer', body.chargeId, { token });
  expect((await init(visitor, 'unzer', payment('unzer'), { token })).status).toBe(200);
});

it('ends no earlier payment where the new one is refused', async () => {
  const visitor = new Visitor();
  const { token } = await toTopUp(visitor);
  const first = payment('unzer');
  await init(visitor, 'unzer', first, { token });
  await init(visitor, 'unzer', payment('unzer', { amount: 99_999 }), { token });
  expect((await stateOf(visitor, first.reference)).reason).toBe('awaiting-holder');
});

it('remembers a declined card as failed', async () => {
  const visitor = new Visitor();
  const { token, voucher } = await toTopUp(visitor);
  const body = payment('unzer', { typeId: DECLINED });
  expect(codeOf(await init(visitor, 'unzer', body, { token }))).toBe('PAYx1');
  expect(await stateOf(visitor, body.reference)).toEqual({ state: 'failed', reason: 'declined' });
  expect(await balanceOf(visitor, voucher.serialNumber)).toBe(4000);
});

it.each([
  [{ amount: 1499 }, 422, '/amount'],
  [{ amount: 15_001 }, 422, '/amount'],
  [{ amount: 25.5 }, 400, '/amount'],
  [{ currency: 'CHF' }, 422, '/currency'],
  [{ returnUrl: 'http://at.localhost:3000/payment/unzer-return' }, 422, '/returnUrl'],
  [{ returnUrl: 'http://de.localhost:3000/payment/unzer-return' }, 422, '/returnUrl'],
  [{ returnUrl: 'javascript:alert(1)' }, 422, '/returnUrl'],
  [{ reference: 'mine' }, 400, '/reference'],
  [{ typeId: undefined }, 400, '/typeId'],
])('begins no payment with %j', async (changes, status, pointer) => {
  const visitor = new Visitor();
  const { token } = await toTopUp(visitor);
  const answer = await init(visitor, 'unzer', payment('unzer', changes), { token });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([status, pointer]);
});

it('keeps a key for one call: with another provider it is refused', async () => {
  const visitor = new Visitor();
  const { token } = await toTopUp(visitor);
  const key = crypto.randomUUID();
  const body = payment('unzer', { typeId: CHALLENGE });
  const first = await init(visitor, 'unzer', body, { token, key });
  expect((await init(visitor, 'unzer', body, { token, key })).body).toEqual(first.body);
  expect((await init(visitor, 'amazon-pay', body, { token, key })).status).toBe(422);
});

it('begins no second payment under one reference', async () => {
  const { visitor, token, reference, chargeId } = await withAuthorised();
  await finalize(visitor, 'unzer', chargeId, { token });
  const returnUrl = `http://de.localhost:3000/payment/unzer-return?reference=${reference}`;
  const answer = await init(visitor, 'unzer', payment('unzer', { reference, returnUrl }), { token });
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([422, '/reference']);
});

it('finalizes no payment of another voucher, of another provider, or of nobody', async () => {
  const { visitor, serialNumber, chargeId } = await withAuthorised();
  const { token } = await toTopUp(visitor);
  for (const [provider, id] of [
    ['unzer', chargeId],
    ['amazon-pay', chargeId],
    ['unzer', 's-chg-none'],
  ] as const) {
    const answer = await finalize(visitor, provider, id, { token });
    expect([answer.status, codeOf(answer), answer.body.moneyState]).toEqual([404, 'PAYx1', 'untouched']);
  }
  expect(await balanceOf(visitor, serialNumber)).toBe(4000);
});

it('charges a voucher until it is too old', async () => {
  const visitor = new Visitor();
  const { serialNumber } = await visitor.voucher('chargeable');
  await wait(visitor, 24 * 365 * 4);
  expect(codeOf(await check(visitor, serialNumber))).toBe('CHGx3');
});
