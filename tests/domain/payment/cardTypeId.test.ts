import { expect, it } from 'vitest';
import { readCardTypeId } from '#domain/payment/cardTypeId.ts';

it.each(['s-crd-abc', 'p-crd-9wmri5mdlqps', 's-crd-challenge-1x_2'])('reads %s', (id) => {
  expect(readCardTypeId(id)).toBe(id);
});

it.each([
  null,
  undefined,
  7,
  { id: 's-crd-abc' },
  '',
  's-crd-',
  's-ppl-abc',
  ' s-crd-abc',
  's-crd-abc\n',
  's-crd-../x',
  `s-crd-${'a'.repeat(101)}`,
])('rejects %j', (value) => {
  expect(readCardTypeId(value)).toBeNull();
});
