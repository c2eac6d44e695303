import { expect, it } from 'vitest';
import { parseOldCode, readOldCode } from '#domain/reactivation/oldCode.ts';
import { done, refused } from '#domain/core/result.ts';
import { createCodeReader } from '#domain/voucher/codeReader.ts';
import { aLinkToken } from '#tests/data/redemption.ts';

const { read } = createCodeReader([]);

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

it.each([
  ['Gutscheincode 2345 6789 2345 6789', done('2345678923456789')],
  ['`2345678923456789`', done('2345678923456789')],
  ['２３４５６７８９２３４５６７８９', done('2345678923456789')],
  ['', refused({ kind: 'required' })],
  ['Code: 7KQM4RXW9', refused({ kind: 'new-format' })],
  ['Serial number 410 582 934', refused({ kind: 'serial-number' })],
  ['2345 6789 2345', refused({ kind: 'wrong-length', count: 12 })],
  ['2345_6789', refused({ kind: 'bad-character', character: '_' })],
  ['On my card it says 2345 6789 2345 6789', refused({ kind: 'offered', codes: ['2345678923456789'] })],
  [
    'CSJ9QX6GB or 2345 6789 2345 6789, or 3456 7892 3456 7892',
    refused({ kind: 'several', codes: ['2345678923456789', '3456789234567892'] }),
  ],
  ['It says CSJ9QX6GB on my card', refused({ kind: 'new-format' })],
  ['My card does not work', refused({ kind: 'words' })],
  [aLinkToken, refused({ kind: 'web-address' })],
])('reads %j among other words', (typed, old) => {
  expect(readOldCode(typed, read)).toEqual(old);
});
