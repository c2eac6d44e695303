import { expect, it } from 'vitest';
import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import { type SessionState, comparedWith, isReplaced, stateAfterEnd } from '#domain/voucher/sessionState.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

const HELD: SessionState = { kind: 'held', session: aSession() };
const ENDED = ['none', 'expired', 'elsewhere', 'removed'] as const;
const CAUSES = Object.keys(ENDS) as EndCause[];
const OF_THE_SESSION: readonly EndCause[] = ['donated', 'expired', 'elsewhere'];

it.each([
  ['removed', 'none'],
  ['erased', 'none'],
  ['replaced', 'none'],
  ['done', 'none'],
  ['donated', 'none'],
  ['expired', 'expired'],
  ['elsewhere', 'elsewhere'],
  ['removed-elsewhere', 'removed'],
] as const)('says after a voucher in use ended as %s: %s', (cause, kind) => {
  expect(stateAfterEnd(cause, HELD)).toEqual({ kind });
});

it.each(ENDED)('says without a voucher in use nothing but what it said, unless all has left: %s', (kind) => {
  for (const cause of CAUSES) {
    const expected = OF_THE_SESSION.includes(cause) ? kind : 'none';
    expect(stateAfterEnd(cause, { kind })).toEqual({ kind: expected });
  }
});

it('counts another voucher in place of the one in use, but no renewal and no first voucher', () => {
  const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  expect(isReplaced(HELD, other)).toBe(true);
  expect(isReplaced(HELD, { ...aSession(), token: 'renewed' as VoucherToken })).toBe(false);
  for (const kind of ENDED) expect(isReplaced({ kind }, other)).toBe(false);
});

it.each([
  ['nothing is stored any more', null, 'drop'],
  ['the same is stored', aSession(), 'nothing'],
  ['another token is stored', { ...aSession(), token: 'later' as VoucherToken }, 'restore'],
  ['less value is stored', aSession({ voucher: aVoucher({ balanceInCent: 1 }) }), 'restore'],
] as const)('compares a voucher in use with the tab’s storage: %s', (_, stored, next) => {
  expect(comparedWith(stored, HELD)).toBe(next);
});

it('restores what a later page stored unless the user was told of an end', () => {
  expect(comparedWith(aSession(), { kind: 'none' })).toBe('restore');
  for (const kind of ['expired', 'elsewhere', 'removed'] as const)
    expect(comparedWith(aSession(), { kind })).toBe('nothing');
  for (const kind of ENDED) expect(comparedWith(null, { kind })).toBe('nothing');
});
