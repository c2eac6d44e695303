import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { HttpSecurityQuestionApi } from '#infrastructure/api/securityQuestionApi.ts';
import { HttpVoucherApi } from '#infrastructure/api/voucherApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCode, aSession } from '#tests/data/voucher.ts';
import { aBackend, anApi, answering, html, json, problem, seen } from './backend.ts';

const backend = aBackend();
const entered = { code: aCode('Ab3dE6gH9'), voucherCategory: 9, captcha: 'captcha-token' };

function open(answer: () => Response) {
  backend.use(answering('post', '/v2/voucher/token', answer));
  return new HttpVoucherApi(anApi(), async () => done(aSession())).open(entered);
}

it('exchanges a code for a voucher session', async () => {
  expect(await open(() => json({ token: 'a.b.c' }))).toEqual(done(aSession()));
  expect(await seen[0]?.json()).toEqual({ code: 'Ab3dE6gH9', voucherCategory: 9, captcha: 'captcha-token' });
});

it('sends the code in the body only', async () => {
  await open(() => json({ token: 'a.b.c' }));
  const said = [seen[0]?.url, ...[...(seen[0]?.headers ?? [])].flat()].join(' ');
  expect(said).not.toContain('Ab3dE6gH9');
});

it('passes the token to the decoder unchanged', async () => {
  const read: string[] = [];
  backend.use(answering('post', '/v2/voucher/token', () => json({ token: ' odd token ' })));
  const decode = async (token: string) => {
    read.push(token);
    return done(aSession());
  };
  await new HttpVoucherApi(anApi(), decode).open(entered);
  expect(read).toEqual([' odd token ']);
});

it('passes on why a code is refused', async () => {
  expect(await open(() => problem(409, ['VCRx51'], { availableAt: '2026-11-22T08:00:00Z' }))).toEqual(
    refusal('bought-recently', { code: 'VCRx51', availableAt: Date.parse('2026-11-22T08:00:00Z') }),
  );
  expect(await open(() => problem(429, [], {}, { 'Retry-After': '120' }))).toEqual(
    refusal('too-many-requests', { retryAfterSeconds: 120 }),
  );
});

it.each([
  ['a web page', () => html()],
  ['no token', () => json({})],
  ['a token that is none', () => json({ token: 5 })],
])('rejects %s', async (_name, answer) => {
  expect(await open(answer)).toEqual(refusal('unreadable-answer'));
});

it('fetches a security question', async () => {
  backend.use(
    answering('get', '/v2/captcha/question', () =>
      json({ questionId: 'q1', question: 'Bitte geben Sie diese Ziffern ein: 4 7 2' }),
    ),
  );
  const answer = await new HttpSecurityQuestionApi(anApi()).ask();
  expect(answer).toEqual(done({ id: 'q1', question: 'Bitte geben Sie diese Ziffern ein: 4 7 2' }));
});

it.each([{ questionId: '', question: 'x' }, { questionId: 'q1', question: '' }, { questionId: 'q1' }])(
  'rejects the question %j',
  async (question) => {
    backend.use(answering('get', '/v2/captcha/question', () => json(question)));
    const answer = await new HttpSecurityQuestionApi(anApi()).ask();
    expect(answer).toEqual(refusal('unreadable-answer'));
  },
);
