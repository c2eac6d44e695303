import { expect, it } from 'vitest';
import { mailedKey, order, outboxOf, redeem, wait, withQuote } from './shopping.ts';
import { codeOf } from './visitor.ts';
import type { Visitor, Wire } from './visitor.ts';

const RIGHT = 'ada.muster@mail.example';

async function redeemed(changes: object = {}, wish: object = {}) {
  const { visitor, token, quoteId } = await withQuote(wish);
  const { body } = await redeem(visitor, order(quoteId, changes), { token });
  return { visitor, token, body };
}

function correct(visitor: Visitor, redeemId: string, token: string | undefined, email = RIGHT) {
  const call = token === undefined ? {} : { token };
  return visitor.post<Wire['DeliveryState'] & Wire['Problem']>(
    `/api/v2/redeem/email/${redeemId}`,
    { email },
    call,
  );
}

it('sends the mail again to the right address', async () => {
  const { visitor, token, body } = await redeemed();
  const answer = await correct(visitor, body.redeemId, token);
  expect([answer.status, answer.body]).toEqual([200, body.delivery]);
  const [again, first] = await outboxOf(visitor);
  expect([again?.to, first?.to]).toEqual([RIGHT, 'ada@mail.example']);
  expect(again?.links).toEqual(first?.links);
});

it('needs the status token, or the token of the voucher while it lives', async () => {
  const { visitor, token, body } = await redeemed();
  for (const other of [undefined, 'st-made-up', await visitor.tokenOf('prepaid')]) {
    expect(codeOf(await correct(visitor, body.redeemId, other))).toBe('STDx6');
  }
  await wait(visitor, 1);
  expect(codeOf(await correct(visitor, body.redeemId, token))).toBe('STDx6');
  expect((await correct(visitor, body.redeemId, body.statusToken)).status).toBe(200);
});

it('is too late once a code was revealed', async () => {
  const { visitor, token, body } = await redeemed();
  expect(body.emailCorrectable).toBe(true);
  await visitor.post('/api/v2/redeem-link/reveal', undefined, { link: await mailedKey(visitor) });
  const answer = await correct(visitor, body.redeemId, token);
  expect([answer.status, codeOf(answer), answer.body.moneyState]).toEqual([409, 'RDMx5', 'spent']);
  const { body: now } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.redeemId}`);
  expect(now.emailCorrectable).toBe(false);
  expect(await outboxOf(visitor)).toHaveLength(1);
});

it('is too late once the document was downloaded', async () => {
  const { visitor, token, body } = await redeemed({ delivery: 'PDF' });
  expect((await correct(visitor, body.redeemId, token)).status).toBe(200);
  const path = '/api/v2/voucher-document/download';
  const call = { body: { format: 'pdf' }, link: body.documentIdent };
  expect((await visitor.fetch('POST', path, call)).status).toBe(200);
  expect(codeOf(await correct(visitor, body.redeemId, token))).toBe('RDMx5');
});

it('mails the way to the fraud check again, and posts no PIN before there is a document', async () => {
  const { visitor, token, body } = await redeemed({}, { condition: 'large', valueInCent: 25_000 });
  await correct(visitor, body.redeemId, token);
  expect((await outboxOf(visitor)).map(({ channel, to }) => [channel, to])).toEqual([
    ['mail', RIGHT],
    ['mail', 'ada@mail.example'],
  ]);
});

it('refuses what is no address, and knows no redemption that never arrived', async () => {
  const { visitor, token, body } = await redeemed();
  const answer = await correct(visitor, body.redeemId, token, 'ada');
  expect([answer.status, answer.body.errors[0]?.pointer]).toEqual([422, '/email']);
  expect((await correct(visitor, crypto.randomUUID(), token)).status).toBe(404);
});

it('is told by the timeline', async () => {
  const { visitor, token, body } = await redeemed();
  await correct(visitor, body.redeemId, token);
  const { body: now } = await visitor.get<Wire['Redemption']>(`/api/v2/redeem/${body.redeemId}`);
  expect(now.timeline?.map(({ state }) => state)).toEqual(['ACCEPTED', 'SENT', 'EMAIL_CORRECTED']);
});
