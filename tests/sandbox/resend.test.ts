import { expect, it } from 'vitest';
import { buy, mailedKey, order, outboxOf, readyKey, redeem, shopFor, wait, withQuote } from './shopping.ts';
import { codeOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const IN_TEN_MINUTES = '2026-11-21T12:10:00Z';

function resend(visitor: Visitor, code: string, email = 'ada@mail.example', captcha = visitor.captcha()) {
  const body = { code, email, captcha };
  return visitor.post<Wire['MailRequested'] & Wire['Problem']>('/api/v2/redeem/resend-link', body);
}

function renew(visitor: Visitor, token: string, email: string) {
  const path = '/api/v2/redeem-link/renew';
  return visitor.post<Wire['MailRequested'] & Wire['Problem']>(path, { email }, { link: token });
}

/** Somebody who redeemed part of a voucher and whose mail got lost. */
async function withoutMail() {
  const { visitor, token, quoteId } = await withQuote();
  await redeem(visitor, order(quoteId), { token });
  const { code } = await visitor.voucher('spendable');
  return { visitor, token, code };
}

it('mails all links of a voucher again', async () => {
  const { visitor, token, code } = await withoutMail();
  await buy(visitor, token, { shopId: String((await shopFor(visitor)).id), valueInCent: 2500 });
  const answer = await resend(visitor, code, ' ADA@mail.example ');
  expect([answer.status, answer.body]).toEqual([202, { nextAllowedAt: IN_TEN_MINUTES }]);
  const messages = await outboxOf(visitor);
  expect(messages).toHaveLength(4);
  expect(
    messages
      .slice(0, 2)
      .flatMap(({ links }) => links)
      .toSorted(),
  ).toEqual(
    messages
      .slice(2)
      .flatMap(({ links }) => links)
      .toSorted(),
  );
});

it('answers the same where the code or the address is wrong, and mails nothing', async () => {
  const { visitor, code } = await withoutMail();
  const { code: unused } = await visitor.voucher('prepaid');
  for (const [tried, email] of [
    [code, 'eve@mail.example'],
    [unused, 'ada@mail.example'],
    ['nobody42', 'ada@mail.example'],
  ] as const) {
    const answer = await resend(visitor, tried, email);
    expect([answer.status, answer.body]).toEqual([202, { nextAllowedAt: IN_TEN_MINUTES }]);
  }
  expect(await outboxOf(visitor)).toHaveLength(1);
});

it('sends no second mail before the time that it named', async () => {
  const { visitor, code } = await withoutMail();
  await resend(visitor, code);
  await visitor.post('/sandbox/clock', { now: '2026-11-21T12:09:59Z' });
  expect((await resend(visitor, code)).body.nextAllowedAt).toBe(IN_TEN_MINUTES);
  expect(await outboxOf(visitor)).toHaveLength(2);
  await visitor.post('/sandbox/clock', { now: IN_TEN_MINUTES });
  await resend(visitor, code);
  expect(await outboxOf(visitor)).toHaveLength(3);
});

it('wants a captcha and an address', async () => {
  const { visitor, code } = await withoutMail();
  expect(codeOf(await resend(visitor, code, 'ada@mail.example', 'mock-captcha-refused'))).toBe('CAPx1');
  expect((await resend(visitor, code, 'ada')).status).toBe(422);
});

it('puts fresh links in place of those that ran out, to the same codes', async () => {
  const { visitor, code } = await withoutMail();
  const old = await mailedKey(visitor);
  const reveal = (link: string) =>
    visitor.post<Wire['RevealedCodes']>('/api/v2/redeem-link/reveal', undefined, { link });
  const { body: before } = await reveal(old);
  await wait(visitor, 91 * 24);
  await resend(visitor, code);
  const fresh = await mailedKey(visitor);
  expect(fresh).not.toBe(old);
  expect((await reveal(old)).status).toBe(410);
  expect((await reveal(fresh)).body).toEqual(before);
});

it('mails a document again, also one that had run out', async () => {
  const { visitor, token, quoteId } = await withQuote();
  await redeem(visitor, order(quoteId, { delivery: 'ZIP' }), { token });
  const link = await mailedKey(visitor);
  const look = () => visitor.get<Wire['VoucherDocument']>('/api/v2/voucher-document', { link });
  await wait(visitor, 91 * 24);
  expect((await look()).body.state).toBe('EXPIRED');
  await resend(visitor, (await visitor.voucher('spendable')).code);
  expect((await look()).body.state).toBe('READY');
  expect((await outboxOf(visitor))[0]?.links[0]).toContain(link);
});

it('renews a link that ran out for the address it was made for', async () => {
  const visitor = new Visitor();
  const expired = await readyKey(visitor, 'redeemLinkExpired');
  const email = await readyKey(visitor, 'email');
  const answer = await renew(visitor, expired, email);
  expect([answer.status, answer.body]).toEqual([202, { nextAllowedAt: IN_TEN_MINUTES }]);
  const [mail] = await outboxOf(visitor);
  expect(mail?.to).toBe(email);
  expect(mail?.text).toMatch(/^Guten Tag,\n/);
  const link = await mailedKey(visitor);
  expect((await visitor.get<Wire['RedeemLink']>('/api/v2/redeem-link', { link })).body.state).toBe('READY');
});

it('answers the same for another address and for a link that it does not know', async () => {
  const visitor = new Visitor();
  const expired = await readyKey(visitor, 'redeemLinkExpired');
  for (const [token, email] of [
    [expired, 'eve@mail.example'],
    ['rl-made-up', await readyKey(visitor, 'email')],
  ] as const) {
    const answer = await renew(visitor, token, email);
    expect([answer.status, answer.body]).toEqual([202, { nextAllowedAt: IN_TEN_MINUTES }]);
  }
  expect(await outboxOf(visitor)).toEqual([]);
});
