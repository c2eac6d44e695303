import { expect, it } from 'vitest';
import { masked, withoutAnswers } from '#conformance/respect/mask.ts';

it('takes colours and the values of the inputs out of a text, the longest first', () => {
  const inputs = { voucherCode: 'ABCDE', redeemLink: 'ABCDE-longer', currency: 'EUR', valueInCent: 2500 };
  expect(masked('\u001B[31mABCDE-longer ABCDE EUR 2500\u001B[0m', inputs)).toBe('<value> <value> EUR 2500');
});

it('takes the texts out of a quoted answer, and keeps its fields and its numbers', () => {
  const quoted = [
    'TYPE must be "string"',
    '> 2 |   "code": "NLB \\"7Q4M\\"",',
    '    |           ^^^^ must be number',
    '  3 |   "bytes": 12, "list": ["a", "b"]',
  ].join('\n');
  expect(withoutAnswers(quoted).split('\n')).toEqual([
    'TYPE must be "string"',
    '> 2 |   "code": "…",',
    '    |           ^^^^ must be number',
    '  3 |   "bytes": 12, "list": ["…", "…"]',
  ]);
});
