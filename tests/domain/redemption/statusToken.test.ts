import { expect, it } from 'vitest';
import { parseStatusToken } from '#domain/redemption/statusToken.ts';

it('accepts a token of URL-safe characters', () => {
  const token = `st-${'aB3_.'.repeat(8)}`;
  expect(parseStatusToken(token)).toBe(token);
});

it.each(['', 'st-short', 'x'.repeat(513), `st-${' '.repeat(20)}`, `st-${'a'.repeat(20)}\r\nx-evil: 1`])(
  'rejects %j',
  (text) => {
    expect(parseStatusToken(text)).toBeNull();
  },
);
