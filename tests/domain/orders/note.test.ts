import { expect, it } from 'vitest';
import { isUnsettled } from '#domain/orders/note.ts';
import { anOrderNote } from '#tests/data/redemption.ts';

it.each([
  ['sent', true],
  ['reserved', true],
  ['mismatch', true],
  ['missed', false],
] as const)('has to be settled before anything else, unless it was missed: %s', (standing, isOpen) => {
  expect(isUnsettled(anOrderNote({ standing }))).toBe(isOpen);
});

it('has nothing to settle where nothing is noted', () => {
  expect(isUnsettled(null)).toBe(false);
});
