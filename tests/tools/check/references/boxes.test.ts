import { expect, it } from 'vitest';
import { type Box, boxOf, changesBetween, linesOf, toldChange } from '#tools/check/references/boxes.ts';

const box = (about: Partial<Box> = {}): Box => ({
  x: 16,
  y: 120,
  width: 358,
  height: 48,
  kind: 'text',
  words: 'Redeem your code',
  ...about,
});

it('reads what it writes, also boxes without words and left of the page', () => {
  const boxes = [box({ y: 4, x: -3, kind: 'fill+line', words: '' }), box()];
  expect(linesOf(boxes)).toEqual(['-3 4 358 48 fill+line', '16 120 358 48 text Redeem your code']);
  expect(linesOf(boxes).map(boxOf)).toEqual(boxes);
  expect(() => boxOf('a box')).toThrow('describes no box');
});

it('writes in reading order, whatever the order of the elements', () => {
  const boxes = [box({ y: 200 }), box({ x: 30 }), box(), box({ words: 'Back' })];
  expect(linesOf(boxes.toReversed())).toEqual(linesOf(boxes));
  expect(linesOf(boxes)[0]).toContain('Back');
});

it('sees no change in a box that is a pixel off, and one in a box that is two', () => {
  expect(changesBetween([box()], [box({ x: 17, height: 47 })])).toEqual([]);
  const moved = box({ width: 360 });
  expect(changesBetween([box()], [moved])).toEqual([{ what: 'moved', from: box(), to: moved }]);
});

it('compares a box with the nearest of its kind', () => {
  const [first, second, third] = [box(), box({ y: 300 }), box({ y: 500 })];
  const lower = box({ y: 510 });
  expect(changesBetween([first, second, third], [lower, first, second])).toEqual([
    { what: 'moved', from: third, to: lower },
  ]);
});

it('says what moved, what is gone and what is new', () => {
  const icon = box({ kind: 'icon', words: '' });
  expect(
    changesBetween([box(), icon], [box({ words: 'Redeem' }), { ...icon, y: 90 }]).map(toldChange),
  ).toEqual([
    'text “Redeem your code” at 16,120 358×48 is gone',
    'icon moved from 16,120 358×48 to 16,90 358×48',
    'text “Redeem” at 16,120 358×48 is new',
  ]);
});
