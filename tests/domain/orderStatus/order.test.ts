import { expect, it } from 'vitest';
import { parseOrderNumber } from '#domain/orderStatus/order.ts';

it.each([
  ['482910377', '482910377'],
  [' 482 910 377 ', '482910377'],
  ['#482910377', '482910377'],
  ['482910377\u200b\n', '482910377'],
  ['４８２９', '4829'],
  ['DE-2026/00_17.a', 'DE-2026/00_17.a'],
  ['4'.repeat(64), '4'.repeat(64)],
])('reads %j as %s', (typed, number) => {
  expect(parseOrderNumber(typed)).toEqual({ ok: true, value: number });
});

it.each([
  ['', 'required'],
  ['  \u00a0', 'required'],
  ['---', 'required'],
  ['<b>1</b>', 'bad-character'],
  ['482910377;', 'bad-character'],
  [';482910377', 'bad-character'],
  ['4'.repeat(65), 'too-long'],
])('rejects %j: %s', (typed, fault) => {
  expect(parseOrderNumber(typed)).toEqual({ ok: false, fault });
});
