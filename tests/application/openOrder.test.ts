import { expect, it } from 'vitest';
import { isOpen, leftOpen, lookingAgain, problemToLookInto, standingAfter } from '#application/openOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { NoteStanding } from '#domain/orders/note.ts';
import { now } from '#tests/data/moments.ts';
import { anOrderNote } from '#tests/data/redemption.ts';

const sent = anOrderNote({ standing: 'sent' });
const reserved = anOrderNote({ standing: 'reserved' });
const unclear: Problem = { kind: 'redemption-unclear', moneyState: 'unknown' };

it.each([
  ['redemption-unclear', true],
  ['donation-unclear', true],
  ['session-expired', true],
  ['timed-out', false],
  ['shop-gone', false],
] as const)('knows whether %s leaves the outcome open: %s', (kind, open) => {
  expect(isOpen({ kind })).toBe(open);
});

it('knows of an order that was left open only that no answer came, unless the backend was at it', () => {
  expect(leftOpen(sent, now, now)).toEqual({ kind: 'timed-out' });
  expect(leftOpen(reserved, now, now)).toEqual({ kind: 'timed-out', moneyState: 'reserved' });
  expect(leftOpen(reserved, now, now + LATEST_ARRIVAL_MS)).toEqual({ kind: 'timed-out' });
});

it('looks again with what the look before has said, until the order has lapsed', () => {
  const held: Problem = { ...unclear, moneyState: 'reserved' };
  expect(lookingAgain(reserved, now, now, held)).toEqual({ kind: 'timed-out', moneyState: 'reserved' });
  expect(lookingAgain(sent, now, now, unclear)).toEqual({ kind: 'timed-out', moneyState: 'unknown' });
  expect(lookingAgain(reserved, now, now + LATEST_ARRIVAL_MS, held)).toEqual({ kind: 'timed-out' });
});

const AFTER: readonly [NoteStanding, Problem, NoteStanding | null][] = [
  ['sent', { kind: 'unknown', moneyState: 'reserved' }, 'reserved'],
  ['sent', unclear, 'sent'],
  ['reserved', { kind: 'session-expired' }, 'reserved'],
  ['reserved', { kind: 'timed-out', moneyState: 'untouched' }, 'missed'],
  ['sent', { kind: 'shop-gone' }, null],
];

it.each(AFTER)('of a note that stood as %s, %j makes %s', (standing, problem, after) => {
  expect(standingAfter({ standing }, problem)).toBe(after);
});

it('looks again into what is unclear and into an answer that did not match, and into nothing else', () => {
  const lost: Problem = { kind: 'timed-out', moneyState: 'reserved' };
  expect(problemToLookInto({ kind: 'unclear', problem: lost })).toEqual(lost);
  expect(problemToLookInto({ kind: 'lost', why: 'mismatch' })).toEqual({ kind: 'answer-mismatch' });
  expect(problemToLookInto({ kind: 'lost', why: 'lapsed' })).toBeNull();
  expect(problemToLookInto({ kind: 'refused', problem: lost })).toBeNull();
});
