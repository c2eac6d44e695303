import { expect, it } from 'vitest';
import { wait } from '../sandbox/shopping.ts';
import { Visitor } from '../sandbox/visitor.ts';
import type { Wire } from '../sandbox/visitor.ts';
import { GIVERS, Judge } from './judge.ts';

const judge = new Judge();
const keepsContract = judge.keepsContract.bind(judge);
const ACTIVATION = '/v2/activation';
const REACTIVATION = '/v2/voucher/reactivation';

it('shows and activates a giver’s vouchers, and refuses to, as the contract says', async () => {
  const visitor = new Visitor();
  const { body: links } = await visitor.get<Record<string, string>>('/sandbox/links');
  const link = links['activation']?.replace('/activate/', '');
  await keepsContract(visitor, { method: 'GET', path: ACTIVATION, link, status: 200 });
  await keepsContract(visitor, { method: 'GET', path: ACTIVATION, link: `${link}x`, status: 404 });
  const { body: order } = await visitor.get<Wire['Activation']>(`/api${ACTIVATION}`, { link });
  const serialNumbers = order.vouchers.map(({ serialNumber }) => serialNumber);
  const post = { method: 'POST', path: ACTIVATION, link } as const;
  await keepsContract(visitor, { ...post, body: { serialNumbers }, status: 200 });
  await keepsContract(visitor, { ...post, body: { serialNumbers: ['999999999'] }, status: 422 });
  await keepsContract(visitor, { ...post, body: { serialNumbers: 'all' }, status: 400 });
  await keepsContract(visitor, { ...post, body: { serialNumbers }, link: 'post/1/none', status: 404 });
  await keepsContract(visitor, { method: 'GET', path: ACTIVATION, link, status: 200 });
});

it.each(['old-format', 'old-replaced', 'old-rejected', 'old-unlocked'])(
  'checks an old code, %s, as the contract says',
  async (condition) => {
    const visitor = new Visitor();
    const { code } = await visitor.voucher(condition);
    const post = { method: 'POST', path: REACTIVATION } as const;
    const body = () => ({ code, email: 'ada@mail.example', captcha: visitor.captcha() });
    await keepsContract(visitor, { ...post, body: body(), status: 202 });
    await keepsContract(visitor, { ...post, body: { ...body(), captcha: '' }, status: 400 });
    await keepsContract(visitor, { ...post, body: { ...body(), code: '2222' }, status: 404 });
    const { body: check } = await visitor.post<Wire['Reactivation']>(`/api${REACTIVATION}`, body());
    const get = { method: 'GET', path: `${REACTIVATION}/state` } as const;
    const isKept = condition !== 'old-unlocked';
    await keepsContract(visitor, { ...get, link: check.reactivationId, status: isKept ? 200 : 404 });
    await wait(visitor, 24);
    await keepsContract(visitor, { ...get, link: check.reactivationId, status: isKept ? 200 : 404 });
    await keepsContract(visitor, { ...get, link: 'ra-none', status: 404 });
  },
);

it('has had every call of givers and old codes', () => {
  expect([...judge.seen].toSorted()).toEqual(GIVERS);
});
