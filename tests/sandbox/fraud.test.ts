import { expect, it } from 'vitest';
import { someData } from './fraudData.ts';
import { order, outboxOf, readyKey, redeem, withQuote } from './shopping.ts';
import { NOW, Visitor, codeOf } from './visitor.ts';
import type { Wire } from './visitor.ts';

const PATH = '/api/v2/fraud-prevention';
const DAY = 24 * 60 * 60 * 1000;
const PDF = new Blob(['%PDF-1.7']);

const stateOf = async (visitor: Visitor, link: string) =>
  (await visitor.get<Wire['FraudCheck']>(PATH, { link })).body.state;
const moveTo = (visitor: Visitor, days: number) => visitor.post('/sandbox/clock', { now: NOW + days * DAY });

it('leads a large redemption from its hold to its code, the PIN coming by post in between', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  const link = body.fraudPreventionIdent ?? '';
  expect(await stateOf(visitor, link)).toBe('DATA_REQUIRED');
  await visitor.post(`${PATH}/data`, someData(), { link });
  expect((await outboxOf(visitor)).filter(({ channel }) => channel === 'letter')).toEqual([]);
  await visitor.upload(`${PATH}/document`, PDF, { link });
  const letter = (await outboxOf(visitor)).find(({ channel }) => channel === 'letter');
  expect(letter).toMatchObject({ to: 'Ada Muster', links: [] });
  const pin = /^PIN (\d{6})$/.exec(letter?.text ?? '')?.[1];
  expect(await stateOf(visitor, link)).toBe('LETTER_SENT');
  await moveTo(visitor, 3);
  expect(await stateOf(visitor, link)).toBe('PIN_REQUIRED');
  await visitor.post(`${PATH}/pin`, { pin }, { link });
  expect(await stateOf(visitor, link)).toBe('VERIFIED');
  await moveTo(visitor, 4);
  expect(await stateOf(visitor, link)).toBe('IN_REVIEW');
  await moveTo(visitor, 11);
  expect(await stateOf(visitor, link)).toBe('RELEASED');
  const { body: released } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.redeemId}`, {
    token,
  });
  expect(released.status).toBe('COMPLETED');
});

it.each([
  ['release', 'RELEASED', 'COMPLETED'],
  ['block', 'BLOCKED', 'RETURNED_TO_BALANCE'],
])('can be decided on its page: %s', async (decision, state, status) => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  const link = body.fraudPreventionIdent ?? '';
  await visitor.post(`/sandbox/fraud-checks/${link}/${decision}`, {});
  expect(await stateOf(visitor, link)).toBe(state);
  const { body: after } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.redeemId}`, { token });
  expect(after.status).toBe(status);
});

it('follows what is decided about the order itself', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  await visitor.post(`/sandbox/orders/${body.redeemId}/release`, {});
  expect(await stateOf(visitor, body.fraudPreventionIdent ?? '')).toBe('RELEASED');
});

it('tells nothing of what was given', async () => {
  const visitor = new Visitor();
  const link = await readyKey(visitor, 'fraudCheck');
  await visitor.post(`${PATH}/data`, someData(), { link });
  const { body } = await visitor.get<Wire['FraudCheck']>(PATH, { link });
  expect(JSON.stringify(body)).not.toMatch(/Ada|Hauptstra|10115/);
});

it('takes nothing twice: a later repetition answers the state', async () => {
  const visitor = new Visitor();
  const link = await readyKey(visitor, 'fraudCheckReview');
  const { status, body } = await visitor.post<Wire['FraudCheck']>(`${PATH}/data`, someData(), { link });
  expect([status, body.state]).toEqual([200, 'IN_REVIEW']);
});

it('locks after five wrong PINs, for a day, and gives the attempts back', async () => {
  const visitor = new Visitor();
  const link = await readyKey(visitor, 'fraudCheckPin');
  const enter = (pin: string) => visitor.post<Wire['Problem']>(`${PATH}/pin`, { pin }, { link });
  for (const left of [4, 3, 2, 1]) expect((await enter('111111')).body.attemptsLeft).toBe(left);
  expect(codeOf(await enter('111111'))).toBe('FRDx2');
  expect(codeOf(await enter('042817'))).toBe('FRDx2');
  await moveTo(visitor, 1);
  const { body } = await visitor.get<Wire['FraudCheck']>(PATH, { link });
  expect(body).toMatchObject({ state: 'PIN_REQUIRED', attemptsLeft: 5 });
});

it.each([
  ['an empty file', new Blob([]), 'UPLx1'],
  ['an SVG', new Blob(['<svg/>']), 'UPLx1'],
  ['5 MiB and a byte', new Blob(['%PDF-', new Uint8Array(5 * 1024 * 1024 - 4)]), 'UPLx1'],
  ['5 MiB', new Blob(['%PDF-', new Uint8Array(5 * 1024 * 1024 - 5)]), undefined],
])('judges %s', async (_, file, code) => {
  const visitor = new Visitor();
  const answer = await visitor.upload(`${PATH}/document`, file, {
    link: await readyKey(visitor, 'fraudCheckDocument'),
  });
  const body = (await answer.json()) as Partial<Wire['Problem']>;
  expect(body.errors?.[0]?.code).toBe(code);
});
