import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { NoteStanding } from '#domain/orders/note.ts';
import {
  type WithoutValue,
  answered,
  isLost,
  leftOpen,
  lookedFor,
  lookingAgain,
  standingAfter,
} from '#domain/orders/outcome.ts';
import { MONEY_STATES, PROBLEM_KINDS, type Problem, type ProblemKind } from '#domain/problem/problem.ts';
import { LOST_ANSWERS } from '#tests/data/lostAnswers.ts';
import { now } from '#tests/data/moments.ts';

const REASONED = PROBLEM_KINDS.filter((kind) => !LOST_ANSWERS.includes(kind));
const LAPSED = now + LATEST_ARRIVAL_MS;

it.each(LOST_ANSWERS)('takes the answer for lost: %s', (kind) => {
  expect(isLost({ kind })).toBe(true);
  for (const moneyState of MONEY_STATES) expect(isLost({ kind, moneyState })).toBe(true);
});

it.each(REASONED)('takes a refusal that gives its reason for no lost answer: %s', (kind) => {
  expect(isLost({ kind })).toBe(false);
  for (const moneyState of MONEY_STATES) {
    expect(isLost({ kind, moneyState })).toBe(moneyState === 'unknown');
  }
});

it('takes an answer for the outcome', () => {
  expect(answered(done('R-1'))).toEqual({ kind: 'placed', value: 'R-1' });
});

it.each(REASONED.filter((kind) => kind !== 'session-expired' && kind !== 'payment-open'))(
  'takes a refusal with its reason for an order that came to nothing: %s',
  (kind) => {
    const problem: Problem = { kind, code: 'X', moneyState: 'untouched' };
    expect(answered(refused(problem))).toEqual({ kind: 'refused', problem });
  },
);

it('waits for the person where nothing moves before the payment', () => {
  const open = refused<Problem>({ kind: 'payment-open', moneyState: 'untouched' });
  expect(answered(open)).toEqual({ kind: 'to-pay' });
  expect(lookedFor(open, { kind: 'timed-out', moneyState: 'reserved' })).toEqual({ kind: 'to-pay' });
  expect(standingAfter({ standing: 'sent' }, { kind: 'to-pay' })).toBe('paying');
});

it.each<ProblemKind>(['payment-failed', 'payment-cancelled'])(
  'believes the backend that an order came to nothing, whatever was known before: %s',
  (kind) => {
    const problem: Problem = { kind, moneyState: 'untouched' };
    for (const moneyState of MONEY_STATES) {
      expect(lookedFor(refused(problem), { kind: 'timed-out', moneyState })).toEqual({
        kind: 'refused',
        problem,
      });
    }
  },
);

it('knows from a look that a payment is being carried out', () => {
  const atIt = refused<Problem>({ kind: 'charge-unclear', moneyState: 'reserved' });
  expect(lookedFor(atIt, { kind: 'timed-out' })).toEqual({
    kind: 'unclear',
    problem: { kind: 'timed-out', moneyState: 'reserved' },
  });
});

it('does not know what became of an order at which the session had ended', () => {
  const problem: Problem = { kind: 'session-expired', code: 'X' };
  expect(answered(refused(problem))).toEqual({ kind: 'unclear', problem });
});

it.each<Problem>([
  { kind: 'timed-out' },
  { kind: 'timed-out', moneyState: 'unknown' },
  { kind: 'unknown', moneyState: 'reserved' },
  { kind: 'answer-mismatch' },
])('takes what is found for the outcome, whatever was before: %j', (cause) => {
  expect(lookedFor(done('R-1'), cause)).toEqual({ kind: 'placed', value: 'R-1' });
  // Nothing but null is nothing.
  expect(lookedFor(done(''), cause)).toEqual({ kind: 'placed', value: '' });
});

it.each<Problem>([
  { kind: 'timed-out', retryAfterSeconds: 30 },
  { kind: 'unknown', code: 'STDx1', moneyState: 'unknown' },
  { kind: 'partner-unavailable', moneyState: 'unknown' },
  { kind: 'timed-out', moneyState: 'spent' },
])('brings back what went wrong, the money untouched, where the order never arrived: %j', (cause) => {
  expect(lookedFor(done(null), cause)).toEqual({
    kind: 'refused',
    problem: { ...cause, moneyState: 'untouched' },
  });
});

it('takes no silence for an answer while the backend is at it', () => {
  expect(lookedFor(done(null), { kind: 'unknown', code: 'STDx1', moneyState: 'reserved' })).toEqual({
    kind: 'unclear',
    problem: { kind: 'unknown', code: 'STDx1', moneyState: 'reserved' },
  });
});

it.each<ProblemKind>(['offline', 'shop-gone'])(
  'knows nothing where the backend cannot be asked either, whatever was known before: %s',
  (kind) => {
    for (const known of [{}, { moneyState: 'untouched' }, { moneyState: 'unknown' }] as const) {
      const cause: Problem = { kind: 'timed-out', retryAfterSeconds: 30, ...known };
      expect(lookedFor(refused({ kind, code: 'X' }), cause)).toEqual({
        kind: 'unclear',
        problem: { kind: 'timed-out', retryAfterSeconds: 30, moneyState: 'unknown' },
      });
    }
  },
);

it('still knows that the value is reserved where the backend cannot be asked further', () => {
  expect(lookedFor(refused({ kind: 'offline' }), { kind: 'unknown', moneyState: 'reserved' })).toEqual({
    kind: 'unclear',
    problem: { kind: 'unknown', moneyState: 'reserved' },
  });
});

it('wants the code again where the backend answers only with it, and keeps what is reserved', () => {
  const ended = refused<Problem>({ kind: 'session-expired', code: 'X' });
  expect(lookedFor(ended, { kind: 'offline' })).toEqual({
    kind: 'unclear',
    problem: { kind: 'session-expired', code: 'X', moneyState: 'unknown' },
  });
  expect(lookedFor(ended, { kind: 'timed-out', moneyState: 'reserved' })).toEqual({
    kind: 'unclear',
    problem: { kind: 'session-expired', code: 'X', moneyState: 'reserved' },
  });
});

it.each<Problem>([{ kind: 'timed-out' }, { kind: 'unknown', moneyState: 'reserved' }])(
  'ends where the backend tells of another order: %j',
  (cause) => {
    expect(lookedFor(refused({ kind: 'answer-mismatch' }), cause)).toEqual({ kind: 'mismatch' });
  },
);

it.each<Problem>([
  { kind: 'payment-failed', moneyState: 'untouched' },
  { kind: 'payment-cancelled', moneyState: 'untouched' },
  { kind: 'payment-open', moneyState: 'untouched' },
])('does not say that nothing was paid after an answer that told another amount: %j', (problem) => {
  expect(lookedFor(refused(problem), { kind: 'answer-mismatch' })).toEqual({ kind: 'mismatch' });
});

it('knows of a contradiction until the payment is said to be received again', () => {
  const denied = refused<Problem>({ kind: 'payment-contradicted', moneyState: 'unknown' });
  const atIt = refused<Problem>({ kind: 'charge-unclear', moneyState: 'reserved' });
  expect(lookedFor(denied, { kind: 'timed-out', moneyState: 'reserved' })).toEqual({ kind: 'contradicted' });
  for (const found of [denied, refused<Problem>({ kind: 'offline' })])
    expect(lookedFor(found, denied.fault)).toEqual({ kind: 'contradicted' });
  expect(lookedFor(atIt, denied.fault).kind).toBe('unclear');
  expect(lookedFor(done('R-1'), denied.fault).kind).toBe('placed');
  expect(standingAfter({ standing: 'reserved' }, { kind: 'contradicted' })).toBe('sent');
});

it('has no proof after an answer about another order, neither in silence nor in a refusal', () => {
  const cause: Problem = { kind: 'answer-mismatch' };
  for (const found of [done(null), refused({ kind: 'offline' } as const)]) {
    expect(lookedFor(found, cause)).toEqual({ kind: 'mismatch' });
  }
});

it('keeps in mind that something else was told, at whatever look', () => {
  const note = { standing: 'mismatch' } as const;
  expect(leftOpen(note, now, LAPSED)).toEqual({ kind: 'answer-mismatch' });
  expect(lookingAgain(note, now, LAPSED, { kind: 'offline', moneyState: 'unknown' })).toEqual({
    kind: 'answer-mismatch',
  });
});

it('knows of an order that was left open only that no answer came, unless the backend was at it', () => {
  expect(leftOpen({ standing: 'sent' }, now, now)).toEqual({ kind: 'timed-out' });
  expect(leftOpen({ standing: 'missed' }, now, now)).toEqual({ kind: 'timed-out' });
  const reserved = { standing: 'reserved' } as const;
  expect(leftOpen(reserved, now, now)).toEqual({ kind: 'timed-out', moneyState: 'reserved' });
  expect(leftOpen(reserved, now, LAPSED - 1)).toEqual({ kind: 'timed-out', moneyState: 'reserved' });
  expect(leftOpen(reserved, now, LAPSED)).toEqual({ kind: 'timed-out' });
});

it('looks again with what the look before has said, until the order has lapsed', () => {
  const held: Problem = { kind: 'unknown', code: 'X', moneyState: 'reserved' };
  const unknown: Problem = { kind: 'session-expired', moneyState: 'unknown' };
  expect(lookingAgain({ standing: 'reserved' }, now, now, held)).toEqual({ ...held, kind: 'timed-out' });
  expect(lookingAgain({ standing: 'sent' }, now, LAPSED, unknown)).toEqual({
    kind: 'timed-out',
    moneyState: 'unknown',
  });
  expect(lookingAgain({ standing: 'reserved' }, now, LAPSED, held)).toEqual({ kind: 'timed-out' });
});

const refusal = (problem: Problem): WithoutValue => ({ kind: 'refused', problem });
const unclear = (problem: Problem): WithoutValue => ({ kind: 'unclear', problem });

const AFTER: readonly [NoteStanding, WithoutValue, NoteStanding | null][] = [
  ['sent', unclear({ kind: 'unknown', moneyState: 'reserved' }), 'reserved'],
  ['sent', refusal({ kind: 'partner-unavailable', moneyState: 'reserved' }), 'reserved'],
  ['sent', unclear({ kind: 'timed-out', moneyState: 'unknown' }), 'sent'],
  ['missed', unclear({ kind: 'timed-out', moneyState: 'unknown' }), 'missed'],
  ['reserved', unclear({ kind: 'session-expired' }), 'reserved'],
  ['sent', refusal({ kind: 'timed-out', moneyState: 'untouched' }), 'missed'],
  ['reserved', refusal({ kind: 'timed-out', moneyState: 'untouched' }), 'missed'],
  ['sent', { kind: 'mismatch' }, 'mismatch'],
  ['reserved', { kind: 'mismatch' }, 'mismatch'],
  ['mismatch', { kind: 'mismatch' }, 'mismatch'],
  ['sent', refusal({ kind: 'shop-gone', moneyState: 'untouched' }), null],
  ['missed', refusal({ kind: 'shop-gone' }), null],
];

it.each(AFTER)('of a note that stood as %s, %j makes %s', (standing, outcome, after) => {
  expect(standingAfter({ standing }, outcome)).toBe(after);
});
