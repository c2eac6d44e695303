import { expect, it } from 'vitest';
import { shrink } from '#simulation/shrink.ts';

it('leaves out what a failure does not need', async () => {
  const fails = async (list: readonly number[]) => list.includes(3) && list.includes(7);
  expect(await shrink([1, 2, 3, 4, 5, 6, 7, 8], fails)).toEqual([3, 7]);
});

it('leaves out a step that only a later one needed', async () => {
  const isPossible = (list: readonly string[]) => !list.includes('reload') || list.includes('open');
  const fails = async (list: readonly string[]) =>
    list.includes('type') && list.includes('press') && isPossible(list);
  expect(await shrink(['open', 'type', 'reload', 'press'], fails)).toEqual(['type', 'press']);
});

it('takes a variant that is shorter in the end', async () => {
  const fails = async (list: readonly string[]) => {
    const isThere = list.includes('open /donate') || (list.includes('open /') && list.includes('go /donate'));
    return isThere && list.includes('press');
  };
  const elsewhere = function* (list: readonly string[]) {
    for (const path of ['/shops', '/donate']) yield list.with(0, `open ${path}`);
  };
  const steps = ['open /', 'type', 'go /donate', 'press'];
  expect(await shrink(steps, fails)).toEqual(['open /', 'go /donate', 'press']);
  expect(await shrink(steps, fails, elsewhere)).toEqual(['open /donate', 'press']);
});
