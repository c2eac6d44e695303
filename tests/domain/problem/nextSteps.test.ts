import { expect, it } from 'vitest';
import { NEXT_STEPS, type NextStep, isDelay, nextSteps } from '#domain/problem/nextSteps.ts';
import { PROBLEM_KINDS, type Problem } from '#domain/problem/problem.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { TOLD_PROBLEMS } from '#tests/data/problems.ts';
import { aCode } from '#tests/data/voucher.ts';

const RIGHT_SITE = { name: 'Frohgut Wien', href: 'https://redeem.at.example/' };
const everything = () => true;
const NO_WAY = { rightSite: null, code: undefined, has: everything };

const WAYS = [RIGHT_SITE, null].flatMap((rightSite) =>
  [aCode(), undefined].map((code) => ({ rightSite, code, has: everything })),
);
const PROBLEMS: readonly Problem[] = [...PROBLEM_KINDS.map((kind) => ({ kind })), ...TOLD_PROBLEMS];

const stepsOf = (problem: Problem, way = NO_WAY) => nextSteps(problem, way).map(({ kind }) => kind);

it('offers customer service as the last next step, and each step once', () => {
  for (const problem of PROBLEMS) {
    for (const way of WAYS) {
      const steps = nextSteps(problem, way).map(({ kind }) => kind);
      const place = steps.indexOf('contact-support');
      expect([problem.kind, place < 0 ? steps.length - 1 : place]).toEqual([problem.kind, steps.length - 1]);
      expect(new Set(steps).size).toBe(steps.length);
    }
  }
});

it('uses only next steps of the closed list, and each of them at least once', () => {
  const used = PROBLEMS.flatMap((problem) => WAYS.flatMap((way) => nextSteps(problem, way)));
  expect(new Set(used.map(({ kind }) => kind))).toEqual(new Set(NEXT_STEPS));
});

it('leaves no problem without a next step, whatever the backend told', () => {
  for (const problem of PROBLEMS) expect(stepsOf(problem), problem.kind).not.toEqual([]);
});

it.each<[Problem, NextStep | null, readonly NextStep['kind'][]]>([
  [{ kind: 'bought-recently', availableAt: tomorrow }, { kind: 'wait-until', at: tomorrow }, ['wait-latest']],
  [{ kind: 'not-in-system', availableAt: tomorrow }, { kind: 'wait-until', at: tomorrow }, ['wait-latest']],
  [
    { kind: 'document-locked', availableAt: tomorrow },
    { kind: 'wait-lock', at: tomorrow },
    ['contact-support'],
  ],
  [
    { kind: 'letter-pin-locked', availableAt: tomorrow },
    { kind: 'wait-letter-lock', at: tomorrow },
    ['contact-support'],
  ],
  [
    { kind: 'not-activated', nextReminderAt: tomorrow },
    { kind: 'next-reminder', at: tomorrow },
    ['ask-giver', 'once-activated'],
  ],
  [{ kind: 'pin-wrong', attemptsLeft: 0 }, { kind: 'attempts-left', count: 0 }, ['check-pin']],
  [{ kind: 'letter-pin-wrong', attemptsLeft: 2 }, { kind: 'attempts-left', count: 2 }, ['check-letter']],
  [{ kind: 'too-many-requests', retryAfterSeconds: 0 }, { kind: 'wait-seconds', seconds: 0 }, ['try-later']],
])('says what the backend told with %j, and nothing of it if it did not', (problem, step, without) => {
  expect(nextSteps(problem, NO_WAY)).toContainEqual(step);
  expect(stepsOf({ kind: problem.kind })).toEqual(without);
});

it('takes the code along to the right site, and names the card if no right site is known', () => {
  const { kind } = { kind: 'wrong-category' } as const;
  expect(nextSteps({ kind }, { rightSite: RIGHT_SITE, code: aCode(), has: everything })).toEqual([
    { kind: 'takes-code' },
  ]);
  expect(nextSteps({ kind }, { rightSite: RIGHT_SITE, code: undefined, has: everything })).toEqual([]);
  expect(nextSteps({ kind }, { rightSite: null, code: aCode(), has: everything })).toEqual([
    { kind: 'see-card' },
  ]);
  for (const card of ['cooperation-card', 'tax-saving-card'] as const) {
    expect(nextSteps({ kind: card }, { rightSite: RIGHT_SITE, code: aCode(), has: everything })).toEqual([]);
    expect(nextSteps({ kind: card }, NO_WAY)).toEqual([{ kind: 'see-card' }]);
  }
});

it('promises no step that the site does not have', () => {
  const has = () => false;
  for (const problem of PROBLEMS) {
    const steps = stepsOf(problem, { ...NO_WAY, has });
    expect(steps, problem.kind).not.toEqual([]);
    expect(steps).not.toContain('reactivate');
    expect(steps).not.toContain('resend-link');
  }
});

it('tells a delay from a refusal', () => {
  expect(isDelay({ kind: 'bought-recently' })).toBe(true);
  expect(isDelay({ kind: 'code-unknown' })).toBe(false);
});
