import { expect, it } from 'vitest';
import { type Result, done, refused } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { PendingStatus } from '#domain/orders/pendingOrder.ts';
import {
  type Outcome,
  type WithoutValue,
  answered,
  hasArrived,
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
const final = (problem: Problem): WithoutValue => ({ kind: 'refused', problem, isFinal: true });
const notYetKnown = (problem: Problem): WithoutValue => ({ kind: 'refused', problem, isFinal: false });
const unclear = (problem: Problem): WithoutValue => ({ kind: 'unclear', problem });

it.each(LOST_ANSWERS)('treats the answer as lost after %s', (kind) => {
  expect(isLost({ kind })).toBe(true);
  for (const moneyState of MONEY_STATES) expect(isLost({ kind, moneyState })).toBe(true);
});

it.each(REASONED)('does not treat a refusal with a reason as a lost answer: %s', (kind) => {
  expect(isLost({ kind })).toBe(false);
  for (const moneyState of MONEY_STATES) {
    expect(isLost({ kind, moneyState })).toBe(moneyState === 'unknown');
  }
});

it('uses the answer as the outcome', () => {
  expect(answered(done('R-1'))).toEqual({ kind: 'placed', value: 'R-1' });
});

it.each(REASONED.filter((kind) => kind !== 'session-expired' && kind !== 'payment-open'))(
  'ends an order whose refusal has a reason: %s',
  (kind) => {
    const problem: Problem = { kind, code: 'X', moneyState: 'untouched' };
    expect(answered(refused(problem))).toEqual(final(problem));
  },
);

it('waits for the payer if nothing happens before the payment', () => {
  const open = refused<Problem>({ kind: 'payment-open', moneyState: 'untouched' });
  expect(answered(open)).toEqual({ kind: 'to-pay' });
  expect(lookedFor(open, { kind: 'timed-out', moneyState: 'reserved' })).toEqual({ kind: 'to-pay' });
  expect(standingAfter({ standing: 'sent' }, { kind: 'to-pay' })).toBe('paying');
});

it.each<ProblemKind>(['payment-failed', 'payment-cancelled'])(
  'accepts from the backend that an order failed, whatever was known before: %s',
  (kind) => {
    const problem: Problem = { kind, moneyState: 'untouched' };
    for (const moneyState of MONEY_STATES) {
      expect(lookedFor(refused(problem), { kind: 'timed-out', moneyState })).toEqual(final(problem));
    }
  },
);

it('leaves the outcome open if the session had expired', () => {
  const problem: Problem = { kind: 'session-expired', code: 'X' };
  expect(answered(refused(problem))).toEqual({ kind: 'unclear', problem });
});

it.each<Problem>([
  { kind: 'timed-out' },
  { kind: 'timed-out', moneyState: 'unknown' },
  { kind: 'unknown', moneyState: 'reserved' },
  { kind: 'answer-mismatch' },
])('uses an order that is found as the outcome, whatever was known before: %j', (cause) => {
  expect(lookedFor(done('R-1'), cause)).toEqual({ kind: 'placed', value: 'R-1' });
  // Nothing but null is nothing.
  expect(lookedFor(done(''), cause)).toEqual({ kind: 'placed', value: '' });
});

it.each<Problem>([
  { kind: 'timed-out', retryAfterSeconds: 30 },
  { kind: 'unknown', code: 'STDx1', moneyState: 'unknown' },
  { kind: 'partner-unavailable', moneyState: 'unknown' },
  { kind: 'too-many-requests', retryAfterSeconds: 30, moneyState: 'unknown' },
  { kind: 'organisation-gone', moneyState: 'unknown' },
  { kind: 'timed-out', moneyState: 'spent' },
])('reports the original problem with the money untouched if the order never arrived: %j', (cause) => {
  const outcome = lookedFor<string>(done(null), cause);
  expect(outcome).toEqual(notYetKnown({ ...cause, moneyState: 'untouched' }));
});

it.each<[ProblemKind, ProblemKind]>([
  ['offline', 'timed-out'],
  ['unreadable-answer', 'unreadable-answer'],
  ['server-down', 'server-down'],
  ['shop-gone', 'unknown'],
])(
  'leaves the outcome open if the lookup fails too, and shows the problem of an answered lookup: %s',
  (told, kind) => {
    for (const known of [{}, { moneyState: 'untouched' }, { moneyState: 'unknown' }] as const) {
      const cause: Problem = { kind: 'timed-out', retryAfterSeconds: 30, ...known };
      expect(lookedFor(refused({ kind: told, code: 'X' }), cause)).toEqual({
        kind: 'unclear',
        problem: { kind, retryAfterSeconds: 30, moneyState: 'unknown' },
      });
    }
  },
);

it('keeps an unreadable answer as the problem when later lookups are lost', () => {
  const unread: Problem = { kind: 'unreadable-answer', moneyState: 'unknown' };
  const lost = refused<Problem>({ kind: 'offline' });
  expect(lookedFor(lost, unread)).toEqual(unclear(unread));
  const again = lookingAgain({ standing: 'sent' }, now, LAPSED, unread);
  expect(lookedFor(lost, again)).toEqual(unclear(unread));
});

const MISMATCH: Problem = { kind: 'answer-mismatch' };
const HELD: Problem = { kind: 'unknown', code: 'STDx1', moneyState: 'reserved' };
const ENDED: Problem = { kind: 'session-expired', code: 'X' };

it.each<[string, Result<string | null, Problem>, Problem, WithoutValue]>([
  [
    'a payment that is being carried out',
    refused({ kind: 'charge-unclear', moneyState: 'reserved' }),
    { kind: 'timed-out' },
    unclear({ kind: 'timed-out', moneyState: 'reserved' }),
  ],
  ['silence, while the backend is at it', done(null), HELD, unclear(HELD)],
  ['a lost connection, while the backend is at it', refused({ kind: 'offline' }), HELD, unclear(HELD)],
  ['a session that ended', refused(ENDED), { kind: 'offline' }, unclear({ ...ENDED, moneyState: 'unknown' })],
  [
    'the same, while the backend is at it',
    refused(ENDED),
    HELD,
    unclear({ ...ENDED, moneyState: 'reserved' }),
  ],
  ['another order', refused(MISMATCH), { kind: 'timed-out' }, { kind: 'mismatch' }],
  ['another order, while the backend is at it', refused(MISMATCH), HELD, { kind: 'mismatch' }],
  ['silence, after another order', done(null), MISMATCH, { kind: 'mismatch' }],
  ['a lost connection, after another order', refused({ kind: 'offline' }), MISMATCH, { kind: 'mismatch' }],
  ...(['payment-failed', 'payment-cancelled', 'payment-open'] as const).map(
    (kind): [string, Result<string | null, Problem>, Problem, WithoutValue] => [
      `${kind}, after another amount`,
      refused({ kind, moneyState: 'untouched' }),
      MISMATCH,
      { kind: 'mismatch' },
    ],
  ),
])('concludes no more from a lookup than it states: %s', (_what, found, cause, outcome) => {
  expect(lookedFor(found, cause)).toEqual(outcome);
});

it('reports a contradiction until the payment is confirmed as received again', () => {
  const denied = refused<Problem>({ kind: 'payment-contradicted', moneyState: 'unknown' });
  const atIt = refused<Problem>({ kind: 'charge-unclear', moneyState: 'reserved' });
  expect(lookedFor(denied, { kind: 'timed-out', moneyState: 'reserved' })).toEqual({ kind: 'contradicted' });
  for (const found of [denied, refused<Problem>({ kind: 'offline' })])
    expect(lookedFor(found, denied.fault)).toEqual({ kind: 'contradicted' });
  expect(lookedFor(atIt, denied.fault).kind).toBe('unclear');
  expect(lookedFor(done('R-1'), denied.fault).kind).toBe('placed');
  expect(standingAfter({ standing: 'reserved' }, { kind: 'contradicted' })).toBe('sent');
});

it('keeps reporting a mismatched answer in every lookup', () => {
  const order = { standing: 'mismatch' } as const;
  expect(leftOpen(order, now, LAPSED)).toEqual({ kind: 'answer-mismatch' });
  expect(lookingAgain(order, now, LAPSED, { kind: 'offline', moneyState: 'unknown' })).toEqual({
    kind: 'answer-mismatch',
  });
});

it('reports an order that was left open as timed out, and as reserved if the backend had confirmed it', () => {
  expect(leftOpen({ standing: 'sent' }, now, now)).toEqual({ kind: 'timed-out' });
  expect(leftOpen({ standing: 'missed' }, now, now)).toEqual({ kind: 'timed-out' });
  const reserved = { standing: 'reserved' } as const;
  expect(leftOpen(reserved, now, now)).toEqual({ kind: 'timed-out', moneyState: 'reserved' });
  expect(leftOpen(reserved, now, LAPSED - 1)).toEqual({ kind: 'timed-out', moneyState: 'reserved' });
  expect(leftOpen(reserved, now, LAPSED)).toEqual({ kind: 'timed-out' });
});

it('repeats a lookup with the problem of the last one, until the order has lapsed', () => {
  const held: Problem = { kind: 'unknown', code: 'X', moneyState: 'reserved' };
  const unknown: Problem = { kind: 'session-expired', moneyState: 'unknown' };
  expect(lookingAgain({ standing: 'reserved' }, now, now, held)).toEqual(held);
  expect(lookingAgain({ standing: 'sent' }, now, LAPSED, unknown)).toEqual({
    kind: 'timed-out',
    moneyState: 'unknown',
  });
  expect(lookingAgain({ standing: 'reserved' }, now, LAPSED, held)).toEqual({ kind: 'timed-out' });
});

it.each<[ProblemKind, ProblemKind]>([
  ['too-many-requests', 'too-many-requests'],
  ['unreadable-answer', 'unreadable-answer'],
  ['charge-unclear', 'timed-out'],
  ['offline', 'timed-out'],
])('repeats a lookup after %s with %s', (told, kind) => {
  const problem: Problem = { kind: told, moneyState: 'unknown' };
  expect(lookingAgain({ standing: 'sent' }, now, now, problem)).toEqual({ ...problem, kind });
});

it.each<[Outcome<string>, boolean]>([
  [{ kind: 'placed', value: 'R-1' }, true],
  [{ kind: 'mismatch' }, true],
  [{ kind: 'contradicted' }, true],
  [unclear({ kind: 'timed-out', moneyState: 'reserved' }), true],
  [unclear({ kind: 'timed-out', moneyState: 'unknown' }), false],
  [notYetKnown({ kind: 'timed-out', moneyState: 'untouched' }), false],
  [{ kind: 'to-pay' }, false],
])('treats a missed order with the lookup %j as arrived: %s', (outcome, arrived) => {
  expect(hasArrived(outcome)).toBe(arrived);
});

const AFTER: readonly [PendingStatus, WithoutValue, PendingStatus | null][] = [
  ['sent', unclear({ kind: 'unknown', moneyState: 'reserved' }), 'reserved'],
  ['sent', final({ kind: 'partner-unavailable', moneyState: 'reserved' }), 'reserved'],
  ['sent', unclear({ kind: 'timed-out', moneyState: 'unknown' }), 'sent'],
  ['missed', unclear({ kind: 'timed-out', moneyState: 'unknown' }), 'missed'],
  ['reserved', unclear({ kind: 'session-expired' }), 'reserved'],
  ['sent', notYetKnown({ kind: 'timed-out', moneyState: 'untouched' }), 'missed'],
  ['sent', notYetKnown({ kind: 'too-many-requests', moneyState: 'untouched' }), 'missed'],
  ['reserved', notYetKnown({ kind: 'timed-out', moneyState: 'untouched' }), 'missed'],
  ['sent', { kind: 'mismatch' }, 'mismatch'],
  ['reserved', { kind: 'mismatch' }, 'mismatch'],
  ['mismatch', { kind: 'mismatch' }, 'mismatch'],
  ['sent', final({ kind: 'shop-gone', moneyState: 'untouched' }), null],
  ['missed', final({ kind: 'shop-gone' }), null],
];

it.each(AFTER)('changes an order in the state %s with the outcome %j to %s', (standing, outcome, after) => {
  expect(standingAfter({ standing }, outcome)).toBe(after);
});
