import { expect } from 'vitest';
import { CHALLENGE, DECLINED, FRICTIONLESS, init, payment, toTopUp } from '../tools/sandbox/paying.ts';
import { Visitor } from '../tools/sandbox/visitor.ts';
import { it } from '../tools/sandbox/visits.ts';
import { CHARGING, Judge } from './judge.ts';

const judge = new Judge();
const { post } = judge;
const CHARGE = '/v2/voucher/charge';

it.each([
  ['chargeable', 200],
  ['chargeable-narrow', 200],
  ['charge-in-basket', 409],
  ['charged-already', 409],
  ['not-chargeable', 409],
  ['spendable', 409],
])('answers the check of a %s voucher with %d as the contract says', async (condition, status) => {
  const visitor = new Visitor();
  const { serialNumber } = await visitor.voucher(condition);
  await post(visitor, `${CHARGE}/check`, { serialNumber, captcha: visitor.captcha() }, status);
});

it('refuses a check as the contract says', async ({ visitor }) => {
  const { serialNumber } = await visitor.voucher('chargeable', 'at');
  const path = `${CHARGE}/check`;
  await post(visitor, path, { serialNumber, captcha: visitor.captcha() }, 422);
  await post(visitor, path, { serialNumber: '000000000', captcha: visitor.captcha() }, 404);
  await post(visitor, path, { serialNumber, captcha: '' }, 400);
  await post(visitor, path, {}, 400);
});

it('begins payments, and refuses to, as the contract says', async ({ visitor }) => {
  const { token } = await toTopUp(visitor);
  const wallet = `${CHARGE}/init/amazon-pay`;
  const card = `${CHARGE}/init/unzer`;
  await post(visitor, wallet, payment('amazon-pay'), 200, token);
  await post(visitor, card, payment('unzer', { typeId: CHALLENGE }), 200, token);
  await post(visitor, card, payment('unzer', { typeId: DECLINED }), 422, token);
  await post(visitor, card, payment('unzer', { amount: 1 }), 422, token);
  await post(visitor, card, payment('unzer', { currency: 'CHF' }), 422, token);
  await post(visitor, card, payment('unzer', { returnUrl: 'https://elsewhere.example/' }), 422, token);
  await post(visitor, card, payment('unzer', { amount: '25' }), 400, token);
  await post(visitor, card, payment('unzer', { reference: 'mine' }), 400, token);
  await post(visitor, card, payment('unzer'), 401);
  await post(visitor, card, payment('unzer'), 401, await visitor.tokenOf('prepaid'));
  await post(visitor, card, payment('unzer', { typeId: FRICTIONLESS }), 200, token);
  await post(visitor, card, payment('unzer'), 409, token);
});

it('closes payments, and refuses to, as the contract says', async ({ visitor }) => {
  const { token } = await toTopUp(visitor);
  const path = `${CHARGE}/finalize/unzer`;
  const waiting = await init(visitor, 'unzer', payment('unzer'), { token });
  await post(visitor, path, { chargeId: waiting.body.chargeId }, 200, token);
  const { body } = await init(visitor, 'unzer', payment('unzer', { typeId: FRICTIONLESS }), { token });
  await post(visitor, path, { chargeId: body.chargeId }, 401);
  await post(visitor, path, {}, 400, token);
  await post(visitor, path, { chargeId: 's-chg-none' }, 404, token);
  await post(visitor, `${CHARGE}/finalize/amazon-pay`, { amazonCheckoutSessionId: 'none' }, 404, token);
  await post(visitor, path, { chargeId: waiting.body.chargeId }, 200, token);
  await post(visitor, path, { chargeId: body.chargeId }, 200, token);
});

it('tells how payments stand as the contract says', async ({ visitor }) => {
  const { token } = await toTopUp(visitor);
  const path = '/v2/payment/state';
  for (const typeId of [CHALLENGE, DECLINED, FRICTIONLESS]) {
    const body = payment('unzer', { typeId });
    await init(visitor, 'unzer', body, { token });
    await post(visitor, path, { reference: body.reference }, 200);
  }
  await post(visitor, path, { reference: crypto.randomUUID() }, 200);
  await post(visitor, path, {}, 400);
});

it('repeats, refuses and holds back a call by its key as the contract says', async ({ visitor }) => {
  const { token } = await toTopUp(visitor);
  const sent = { token, key: crypto.randomUUID() };
  const body = payment('unzer');
  const call = async (changed: object) => {
    const headers = { ...sent, body: { ...body, ...changed } };
    const answer = await visitor.fetch('POST', `/api${CHARGE}/init/unzer`, headers);
    expect(await judge.contract.faultsOf('POST', `${CHARGE}/init/unzer`, answer.clone())).toEqual([]);
    return answer;
  };
  const both = await Promise.all([call({}), call({})]);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  expect(await (await call({})).json()).toEqual(await both[0]?.json());
  expect((await call({ amount: 3000 })).status).toBe(422);
});

it('has put every call of charging to the test', () => {
  expect([...judge.seen].toSorted()).toEqual(CHARGING);
});
