import { expect, it } from 'vitest';
import { outboxOf, wait } from './shopping.ts';
import { codeOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const PATH = '/api/v2/voucher/reactivation';

function request(visitor: Visitor, code: string, email = 'ada@mail.example') {
  const body = { code, email, captcha: visitor.captcha() };
  return visitor.post<Wire['Reactivation'] & Wire['Problem']>(PATH, body);
}

async function stateOf(visitor: Visitor, link: string) {
  return (await visitor.get<Wire['Reactivation']>(`${PATH}/state`, { link })).body.state;
}

async function requested(condition: string, site = 'de') {
  const visitor = new Visitor();
  const { code } = await visitor.voucher(condition, site);
  const { body, status } = await request(visitor, code);
  return { visitor, code, body, status };
}

it.each([
  ['de', '2026-11-22T12:00:00Z'],
  ['ch', '2026-11-23T12:00:00Z'],
])('checks an old code of %s until %s', async (site, readyBy) => {
  const { body, status } = await requested('old-format', site);
  expect([status, body]).toMatchObject([
    202,
    { state: 'CHECKING', requestedAt: '2026-11-21T12:00:00Z', readyBy },
  ]);
});

it('answers a repeat with the running check, which does not start again', async () => {
  const { visitor, code, body } = await requested('old-format');
  await wait(visitor, 5);
  expect((await request(visitor, code, 'other@mail.example')).body).toEqual(body);
  await wait(visitor, 24);
  expect((await outboxOf(visitor)).map(({ to }) => to)).toEqual(['ada@mail.example']);
});

it('makes the same code work afterwards, and mails that', async () => {
  const { visitor, code, body } = await requested('old-format');
  expect(codeOf(await visitor.enter(code))).toBe('VCRx13');
  await wait(visitor, 24);
  expect(await stateOf(visitor, body.reactivationId)).toBe('READY');
  expect((await visitor.enter(code)).status).toBe(200);
  expect(await outboxOf(visitor)).toHaveLength(1);
});

it('mails a link to a new code of the same value instead', async () => {
  const { visitor, code, body } = await requested('old-replaced');
  await wait(visitor, 24);
  expect(await stateOf(visitor, body.reactivationId)).toBe('REPLACED');
  const [mailed] = await outboxOf(visitor);
  const fresh = mailed?.links[0]?.split('#code=')[1] ?? '';
  expect((await visitor.enter(fresh)).status).toBe(200);
  expect(codeOf(await visitor.enter(code))).toBe('VCRx13');
});

it('rejects what cannot be reactivated', async () => {
  const { visitor, code, body } = await requested('old-rejected');
  await wait(visitor, 24);
  expect(await stateOf(visitor, body.reactivationId)).toBe('REJECTED');
  expect(codeOf(await visitor.enter(code))).toBe('VCRx13');
});

it('needs to check nothing of a code that is not locked', async () => {
  const { visitor, code, body } = await requested('old-unlocked');
  expect(body.state).toBe('NOT_NEEDED');
  expect((await visitor.enter(code)).status).toBe(200);
  const { code: usual } = await visitor.voucher('spendable');
  expect((await request(visitor, usual)).body.state).toBe('NOT_NEEDED');
});

it('knows no code that does not exist, and no check either', async () => {
  const visitor = new Visitor();
  expect(codeOf(await request(visitor, '2222222222222222'))).toBe('VCRx1');
  expect((await visitor.get(`${PATH}/state`, { link: 'ra-none' })).status).toBe(404);
});
