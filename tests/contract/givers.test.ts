import { expect, it } from 'vitest';
import { wait } from '../tools/sandbox/shopping.ts';
import { Visitor } from '../tools/sandbox/visitor.ts';
import type { Wire } from '../tools/sandbox/visitor.ts';
import { GIVERS, Judge } from './judge.ts';

const judge = new Judge();
const { get, post, postAt } = judge;
const ACTIVATION = '/v2/activation';
const REACTIVATION = '/v2/voucher/reactivation';

it('shows and activates a giver’s vouchers, and refuses to, as the contract says', async () => {
  const visitor = new Visitor();
  const { body: links } = await visitor.get<Record<string, string>>('/sandbox/links');
  const link = links['activation']?.replace('/activate/', '');
  await get(visitor, ACTIVATION, 200, link);
  await get(visitor, ACTIVATION, 404, `${link}x`);
  const { body: order } = await visitor.get<Wire['Activation']>(`/api${ACTIVATION}`, { link });
  const serialNumbers = order.vouchers.map(({ serialNumber }) => serialNumber);
  await postAt(visitor, link, ACTIVATION, { serialNumbers }, 200);
  await postAt(visitor, link, ACTIVATION, { serialNumbers: ['999999999'] }, 422);
  await postAt(visitor, link, ACTIVATION, { serialNumbers: 'all' }, 400);
  await postAt(visitor, 'post/1/none', ACTIVATION, { serialNumbers }, 404);
  await get(visitor, ACTIVATION, 200, link);
});

it.each(['old-format', 'old-replaced', 'old-rejected', 'old-unlocked'])(
  'checks an old code, %s, as the contract says',
  async (condition) => {
    const visitor = new Visitor();
    const { code } = await visitor.voucher(condition);
    const body = () => ({ code, email: 'ada@mail.example', captcha: visitor.captcha() });
    await post(visitor, REACTIVATION, body(), 202);
    await post(visitor, REACTIVATION, { ...body(), captcha: '' }, 400);
    await post(visitor, REACTIVATION, { ...body(), code: '2222' }, 404);
    const { body: check } = await visitor.post<Wire['Reactivation']>(`/api${REACTIVATION}`, body());
    const state = `${REACTIVATION}/state`;
    const isKept = condition !== 'old-unlocked';
    await get(visitor, state, isKept ? 200 : 404, check.reactivationId);
    await wait(visitor, 24);
    await get(visitor, state, isKept ? 200 : 404, check.reactivationId);
    await get(visitor, state, 404, 'ra-none');
  },
);

it('has had every call of givers and old codes', () => {
  expect([...judge.seen].toSorted()).toEqual(GIVERS);
});
