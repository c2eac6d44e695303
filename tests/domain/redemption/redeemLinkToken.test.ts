import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

const secret = (length: number) => `rl-${'x'.repeat(length)}`;

it.each([aLinkToken, secret(32), secret(128)])(
  'accepts a token of 32 to 128 characters after its prefix: %s',
  (text) => {
    expect(parseRedeemLinkToken(text)).toBe(text);
  },
);

it.each([
  // Short enough to be guessed.
  secret(31),
  secret(129),
  ` ${secret(32)}`,
  `${secret(32)} `,
  `${secret(32)}\n`,
  `x${secret(32)}`,
  `RL-${'x'.repeat(32)}`,
  'x'.repeat(35),
  `rl-${'x'.repeat(31)}/`,
  `rl-${'x'.repeat(31)}.`,
  `rl-${'x'.repeat(31)}%`,
  `rl-${'x'.repeat(31)}é`,
  `rl-..%2f${'x'.repeat(32)}`,
  ...HOSTILE_TEXTS,
])('rejects %j', (text) => {
  expect(parseRedeemLinkToken(text)).toBeNull();
});

it('accepts only tokens that need no encoding in an address', () => {
  holds(
    fc.property(fc.oneof(anyText, fc.stringMatching(/^rl-[\w.~%-]{30,40}$/)), (text) => {
      const token = parseRedeemLinkToken(text);
      if (token !== null) expect(encodeURIComponent(token)).toBe(text);
    }),
  );
});
