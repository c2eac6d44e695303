import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { HttpResendApi } from '#infrastructure/api/resendApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, json, networkError, problem, seen } from './backend.ts';

const backend = aBackend();
const PATH = '/v2/redeem/resend-link';
const WISH = { code: '7KQM4RXW9' as VoucherCode, email: 'ada@mail.example' as Email, captcha: 'token-1' };

function resend(answer: () => Response) {
  backend.use(answering('post', PATH, answer));
  return new HttpResendApi(anApi({ voucherToken: () => 'the.voucher.token' })).resend(WISH);
}

it('sends code, address and proof in the body only', async () => {
  const nextAllowedAt = '2026-11-21T10:10:00Z';
  expect(await resend(() => json({ nextAllowedAt }, { status: 202 }))).toEqual(
    done({ nextAllowedAt: Date.parse(nextAllowedAt) }),
  );
  expect(await seen[0]?.json()).toEqual(WISH);
  expect(seen[0]?.url).toMatch(/\/resend-link$/);
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
});

it.each([[{}], [{ nextAllowedAt: 'soon' }], [{ nextAllowedAt: 12 }]])(
  'accepts %j as an answer without a time',
  async (body) => {
    expect(await resend(() => json(body, { status: 202 }))).toEqual(done({ nextAllowedAt: null }));
  },
);

it('passes on a refusal', async () => {
  expect(await resend(() => problem(400, ['CAPx1']))).toEqual(refusal('captcha-invalid', { code: 'CAPx1' }));
  expect(await resend(() => problem(429, [], {}, { 'Retry-After': '60' }))).toEqual(
    refusal('too-many-requests', { retryAfterSeconds: 60 }),
  );
});

it('is never sent twice', async () => {
  expect(await resend(networkError)).toEqual(refusal('offline'));
  expect(seen).toHaveLength(1);
});
