import { expect, it } from 'vitest';
import { usedRules } from '#tools/build/usedRules.ts';

const MARKUP = '<main class="page wide"><p class="card">text</p></main>';

it.each([
  ['keeps what can apply', '.card{a:b}.page .card>p{a:b}p{a:b}', '.card{a:b}.page .card>p{a:b}p{a:b}'],
  ['leaves out what needs another class', '.till{a:b}.page .till{a:b}.card.open{a:b}', ''],
  ['keeps a list with one selector that can apply', '.till,.card{a:b}', '.till,.card{a:b}'],
  ['looks into conditions', '@media screen{.card{a:b}.till{c:d}}', '@media screen{.card{a:b}}'],
  ['leaves out conditions in which nothing is left', '@media screen{@supports (x:y){.till{c:d}}}', ''],
  ['leaves out what is for paper', '@media print{.card{a:b}}.card{c:d}', '.card{c:d}'],
  ['keeps movements', '@keyframes show{to{opacity:1}}', '@keyframes show{to{opacity:1}}'],
  ['takes no number for a class', '.card{margin:.5rem}', '.card{margin:.5rem}'],
])('%s', (_, sheet, kept) => {
  expect(usedRules(sheet, MARKUP)).toBe(kept);
});
