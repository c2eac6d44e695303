import { expect, it } from 'vitest';
import { PROBLEM_KINDS, isAboutVoucher } from '#domain/problem/problem.ts';

it.each(['code-unknown', 'already-redeemed', 'blocked-fraud', 'safety-lock'] as const)(
  'takes %s for a refusal of the code',
  (kind) => {
    expect(isAboutVoucher({ kind })).toBe(true);
  },
);

it.each(['partner-unavailable', 'offline', 'captcha-invalid', 'too-many-requests', 'unknown'] as const)(
  'takes %s for trouble on the way, which no guesser causes',
  (kind) => {
    expect(isAboutVoucher({ kind })).toBe(false);
  },
);

it('names each kind once', () => {
  expect(new Set(PROBLEM_KINDS).size).toBe(PROBLEM_KINDS.length);
});
