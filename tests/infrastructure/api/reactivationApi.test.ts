import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { HttpReactivationApi } from '#infrastructure/api/reactivationApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aReactivation } from '#tests/data/reactivation.ts';
import { aBackend, anApi, answering, json, problem, seen } from './backend.ts';

const backend = aBackend();
const { id, requestedAt, readyBy } = aReactivation();
const wire = {
  reactivationId: id,
  state: 'CHECKING',
  requestedAt: new Date(requestedAt ?? 0).toISOString(),
  readyBy: new Date(readyBy ?? 0).toISOString(),
};
const WISH = {
  code: '2345678923456789' as VoucherCode,
  email: 'ada@mail.example' as Email,
  captcha: 'proof',
};

function request(answer: () => Response) {
  backend.use(answering('post', '/v2/voucher/reactivation', answer));
  return new HttpReactivationApi(anApi()).request(WISH);
}

function look(answer: () => Response) {
  backend.use(answering('get', '/v2/voucher/reactivation/state', answer));
  return new HttpReactivationApi(anApi()).look(id);
}

it('sends the code in the body only', async () => {
  expect(await request(() => json(wire, { status: 202 }))).toEqual(done(aReactivation()));
  expect(await seen[0]?.json()).toEqual(WISH);
  expect(seen[0]?.url).not.toContain(WISH.code);
});

it('looks up a check with its id in the header', async () => {
  expect(await look(() => json({ ...wire, state: 'READY' }))).toEqual(
    done(aReactivation({ state: 'READY' })),
  );
  expect(seen[0]?.headers.get('x-link-token')).toBe(id);
  expect(seen[0]?.url).not.toContain(id);
});

it('distinguishes a deleted check from a failed lookup', async () => {
  expect(await look(() => problem(404, []))).toEqual(done(null));
  expect(await look(() => problem(503, []))).toMatchObject({ ok: false });
});

it('accepts a check without times', async () => {
  expect(
    await request(() => json({ reactivationId: id, state: 'NOT_NEEDED', readyBy: 'soon' }, { status: 202 })),
  ).toEqual(done(aReactivation({ state: 'NOT_NEEDED', requestedAt: null, readyBy: null })));
});

it.each([
  ['an id that is none', { reactivationId: 'a b' }],
  ['an unknown state', { state: 'PERHAPS' }],
])('rejects %s as an unreadable answer', async (_, part) => {
  expect(await request(() => json({ ...wire, ...part }, { status: 202 }))).toEqual(
    refusal('unreadable-answer'),
  );
});
