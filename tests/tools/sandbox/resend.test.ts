import { expect, it } from 'vitest';
import { order, outboxOf, redeem, withQuote } from './shopping.ts';
import type { Visitor, Wire } from './visitor.ts';

const IN_TEN_MINUTES = '2026-11-21T12:10:00Z';

function resend(visitor: Visitor, code: string, email = 'ada@mail.example', captcha = visitor.captcha()) {
  const body = { code, email, captcha };
  return visitor.post<Wire['MailRequested'] & Wire['Problem']>('/api/v2/redeem/resend-link', body);
}

/** Somebody who redeemed part of a voucher and whose mail got lost. */
async function withoutMail() {
  const { visitor, token, quoteId } = await withQuote();
  await redeem(visitor, order(quoteId), { token });
  const { code } = await visitor.voucher('spendable');
  return { visitor, token, code };
}

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
