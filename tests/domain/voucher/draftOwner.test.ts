import { expect, it } from 'vitest';
import { FORM_FOR_THE_REST_MS, areDraftsExpired, areDraftsOf } from '#domain/voucher/draftOwner.ts';
import { now } from '#tests/data/moments.ts';

it('belongs to the voucher that it was typed for, as long as that is in use', () => {
  expect(areDraftsOf({ mark: 'a', until: null }, 'a', now)).toBe(true);
  expect(areDraftsExpired({ mark: 'a', until: null }, now)).toBe(false);
});

it('belongs to no other voucher, and nobody’s belongs to none', () => {
  expect(areDraftsOf({ mark: 'a', until: null }, 'b', now)).toBe(false);
  expect(areDraftsOf(null, 'b', now)).toBe(false);
  expect(areDraftsExpired(null, now)).toBe(false);
});

it.each([
  [1, true],
  [FORM_FOR_THE_REST_MS, true],
  [0, false],
  [-1, false],
  // Written by a joker: nothing is kept for longer than half an hour.
  [FORM_FOR_THE_REST_MS + 1, false],
])('stays for redeeming the rest until its time is over: %d ms left', (left, stays) => {
  const owner = { mark: 'a', until: now + left };
  expect(areDraftsOf(owner, 'a', now)).toBe(stays);
  expect(areDraftsExpired(owner, now)).toBe(!stays);
});

it('keeps it for half an hour', () => {
  expect(FORM_FOR_THE_REST_MS).toBe(30 * 60 * 1000);
});
