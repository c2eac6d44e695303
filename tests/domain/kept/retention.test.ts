import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORM_FOR_THE_REST_MS } from '#domain/voucher/draftOwner.ts';
import {
  ENDS,
  KEPT_PARTS,
  LEAVES_IN_TIME,
  isErasureMissed,
  leavesAtBeginning,
} from '#domain/kept/retention.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import { holds } from '#tests/data/holds.ts';
import { now } from '#tests/data/moments.ts';

const OF_A_VOUCHER = [
  'session',
  'drafts',
  'remainder',
  'charge',
  'charged',
  'receipts',
  'partner',
  'requests',
  'help',
  'holder',
];

it('lets everything of a voucher leave that was removed or replaced, and of every other end the permission alone', () => {
  expect(Object.entries(ENDS).map(([cause, { leaves }]) => [cause, leaves])).toEqual([
    ['removed', OF_A_VOUCHER],
    ['erased', KEPT_PARTS],
    ['replaced', OF_A_VOUCHER],
    ['done', ['session']],
    ['donated', ['session']],
    ['expired', ['session']],
    ['elsewhere', ['session']],
    ['erased-elsewhere', OF_A_VOUCHER],
  ]);
});

it('tells other tabs of what they could not know, and never of the end of a permission', () => {
  const told = Object.entries(ENDS).filter(([, { tells }]) => tells !== 'nothing');
  expect(told.map(([cause, { tells }]) => [cause, tells])).toEqual([
    ['removed', 'voucher'],
    ['erased', 'everything'],
    ['replaced', 'voucher'],
    ['done', 'voucher'],
  ]);
});

it('forgets what the device may remember when the person removes all their data, and at no other end', () => {
  const forgetful = Object.entries(ENDS).filter(([, { leaves }]) => leaves.includes('memory'));
  expect(forgetful.map(([cause]) => cause)).toEqual(['erased']);
});

it.each([
  ['nothing was ever removed', null, now, false],
  ['the tab has never forgotten anything', now, null, true],
  ['the tab forgot before', now, now - 1, true],
  ['the tab forgot at that time', now, now, false],
  ['the tab has forgotten since', now, now + 1, false],
])('knows a missed removal of all data: %s', (_, erasedAt, emptySince, isMissed) => {
  expect(isErasureMissed(erasedAt, emptySince)).toBe(isMissed);
});

it('never takes the permission away from a voucher that goes on', () => {
  expect([...Object.values(LEAVES_WHEN).flat(), ...LEAVES_IN_TIME]).not.toContain('session');
});

const OWN = { last: 'a', owner: { mark: 'a', until: null } };
const RECEIPTS = ['receipts', 'charged'];

it.each([
  ['the same voucher', OWN, null, [...RECEIPTS, 'partner']],
  ['the same, by a partner', OWN, 'Sternbonus', RECEIPTS],
  ['another voucher', { last: 'b', owner: { mark: 'b', until: null } }, null, OF_A_VOUCHER],
  ['another, by a partner', { last: 'b', owner: { mark: 'b', until: null } }, 'Sternbonus', OF_A_VOUCHER],
  ['another, whose drafts are gone', { last: 'b', owner: null }, null, OF_A_VOUCHER],
  ['a first voucher', { last: null, owner: null }, null, [...RECEIPTS, 'drafts', 'remainder', 'partner']],
  [
    'the same, in time for its rest',
    { last: 'a', owner: { mark: 'a', until: now + 1 } },
    'Sternbonus',
    RECEIPTS,
  ],
  [
    'the same, too late',
    { last: 'a', owner: { mark: 'a', until: now } },
    'Sternbonus',
    [...RECEIPTS, 'drafts', 'remainder'],
  ],
])('lets leave at the beginning of %s', (_which, before, partner, leaves) => {
  expect(leavesAtBeginning({ mark: 'a', partner }, before, now)).toEqual(leaves);
});

it('never shows one holder the receipt or the form of another', () => {
  const marks = fc.constantFrom('a', 'b', 'c');
  const until = fc.option(fc.integer({ min: now - FORM_FOR_THE_REST_MS, max: now + FORM_FOR_THE_REST_MS }));
  const owners = fc.option(fc.record({ mark: marks, until }));
  holds(
    fc.property(marks, fc.option(fc.string()), fc.option(marks), owners, (mark, partner, last, owner) => {
      const leaves = leavesAtBeginning({ mark, partner }, { last, owner }, now);
      expect(leaves).toContain('receipts');
      if (owner?.mark !== mark) expect(leaves).toEqual(expect.arrayContaining(['drafts', 'remainder']));
      if (last !== null && last !== mark) expect(leaves).toEqual(OF_A_VOUCHER);
    }),
  );
});
