import { expect, it } from 'vitest';
import { parseOldCode } from '#domain/reactivation/oldCode.ts';
import { refused } from '#domain/core/result.ts';

it.each(['2345678923456789', '2345 6789 2345 6789', ' 2345-6789–2345-6789\u200b'])('reads %j', (typed) => {
  expect(parseOldCode(typed)).toEqual({ ok: true, value: '2345678923456789' });
});

it.each([
  ['', { kind: 'required' }],
  [' - ', { kind: 'required' }],
  ['7KQM4RXW9', { kind: 'new-format' }],
  ['7kq-m4r-xw9', { kind: 'new-format' }],
  ['410 582 934', { kind: 'serial-number' }],
  ['2345_6789', { kind: 'bad-character', character: '_' }],
  ['23x', { kind: 'bad-character', character: 'x' }],
  ['٢٣٤٥٦٧٨٩٢٣٤٥٦٧٨٩', { kind: 'bad-character', character: '٢' }],
  ['2345678923456', { kind: 'wrong-length', count: 13 }],
  ['23456789234567891', { kind: 'wrong-length', count: 17 }],
  ['2'.repeat(40), { kind: 'wrong-length', count: 40 }],
  ['23', { kind: 'wrong-length', count: 2 }],
] as const)('refuses %j', (typed, fault) => {
  expect(parseOldCode(typed)).toEqual(refused(fault));
});
