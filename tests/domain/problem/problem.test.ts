import { expect, it } from 'vitest';
import { asKind } from '#domain/problem/asKind.ts';
import { PROBLEM_KINDS, type Problem, type ProblemKind } from '#domain/problem/problem.ts';
import { isAboutVoucher } from '#domain/problem/voucherProblem.ts';
import { TOLD_PROBLEMS } from '#tests/data/problems.ts';

it.each<[boolean, readonly ProblemKind[]]>([
  [true, ['code-unknown', 'already-redeemed', 'blocked-fraud', 'safety-lock']],
  [false, ['partner-unavailable', 'offline', 'captcha-invalid', 'too-many-requests', 'unknown']],
])('tells a refused code from a technical problem, which no guessing causes: %s', (isRefusal, kinds) => {
  for (const kind of kinds) expect(isAboutVoucher({ kind })).toBe(isRefusal);
});

it('lists each kind once', () => {
  expect(new Set(PROBLEM_KINDS).size).toBe(PROBLEM_KINDS.length);
});

it('gives a refusal another kind, with all that any kind may tell and nothing else', () => {
  const said = { code: 'X', moneyState: 'reserved', line: 0, retryAfterSeconds: 0 } as const;
  for (const problem of TOLD_PROBLEMS) {
    const told: Problem = { ...problem, ...said };
    expect(asKind(told, 'unknown')).toEqual({ kind: 'unknown', ...said });
  }
  expect(asKind({ kind: 'offline' }, 'unknown')).toStrictEqual({ kind: 'unknown' });
});
