import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutEnd } from '#domain/link/cutEnd.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';

const TOKEN = 'vd-3hL6pD9sA5uZk0tTq3b8mV2x_Yw7nR4cJ1';

/** What mail programs, messengers and sentences leave at the end of a link, as it stands and as browsers escape it. */
const ENDS = [
  '.',
  ')',
  ').',
  ',',
  ';',
  ':',
  '!',
  '?',
  '=',
  '==',
  '>',
  ']',
  '}',
  '"',
  "'",
  '*',
  '|',
  '…',
  '”',
  '»',
  ' ',
  '\u00a0',
  '\n',
  '\r\n',
  '%20',
  '%0A',
  '%0d%0a',
  '%3E',
  '%22.',
  '%E2%80%9D',
  '%C2%A0',
  '&gt;',
  '&gt',
  '&quot;).',
];

it.each(ENDS)('cuts %j from the end of a link', (end) => {
  expect(cutEnd(`${TOKEN}${end}`)).toBe(TOKEN);
});

it.each([
  TOKEN,
  'rl-abc-',
  'rl-abc_',
  'rl-abc/def',
  'rl-abc.def',
  'rl-abc%20def',
  'rl-abc&more',
  ' rl-abc',
  '(rl-abc)',
  '',
  '.',
  '%20',
])('leaves %j as it is', (part) => {
  expect(cutEnd(part)).toBe(part);
});

it('keeps hyphens and underlines that a token may end in', () => {
  expect(cutEnd('rl-abc-.')).toBe('rl-abc-');
  expect(cutEnd('rl-abc_%20')).toBe('rl-abc_');
});

it.each(['.', '%20', '%', '&gt', 'x.', '%2'])('cuts a long text of %j quickly', (part) => {
  expect(cutEnd(`x${part.repeat(100_000)}é/x`)).toHaveLength(part.length * 100_000 + 4);
});

it('only ever shortens, and only once', () => {
  holds(
    fc.property(anyText, (text) => {
      const cut = cutEnd(text);
      expect(text.startsWith(cut)).toBe(true);
      expect(cutEnd(cut)).toBe(cut);
    }),
  );
});
