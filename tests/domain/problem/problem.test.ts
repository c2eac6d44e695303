import { expect, it } from 'vitest';
import { PROBLEM_KINDS, type ProblemKind } from '#domain/problem/problem.ts';
import { isAboutVoucher } from '#domain/problem/voucherProblem.ts';

it.each<[boolean, readonly ProblemKind[]]>([
  [true, ['code-unknown', 'already-redeemed', 'blocked-fraud', 'safety-lock']],
  [false, ['partner-unavailable', 'offline', 'captcha-invalid', 'too-many-requests', 'unknown']],
])('tells a refused code from a technical problem, which no guessing causes: %s', (isRefusal, kinds) => {
  for (const kind of kinds) expect(isAboutVoucher({ kind })).toBe(isRefusal);
});

it('lists each kind once', () => {
  expect(new Set(PROBLEM_KINDS).size).toBe(PROBLEM_KINDS.length);
});
