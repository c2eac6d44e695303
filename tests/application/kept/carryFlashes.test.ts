import { expect, it } from 'vitest';
import { CarryFlashes } from '#application/kept/carryFlashes.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('hands messages on to the next document, once and without more than they say', () => {
  const kept = fakeKept();
  const aPage = () => new CarryFlashes(kept);
  aPage().execute([{ kind: 'success', html: '<b>Removed.</b>', id: 7 } as never]);
  expect(kept.read('flashes')).toEqual([{ kind: 'success', html: '<b>Removed.</b>' }]);
  expect(aPage().take()).toEqual([{ kind: 'success', html: '<b>Removed.</b>' }]);
  expect(aPage().take()).toBeNull();
});

it('tells a step at which nothing was said from none', () => {
  const kept = fakeKept();
  expect(new CarryFlashes(kept).take()).toBeNull();
  new CarryFlashes(kept).execute([]);
  expect(new CarryFlashes(kept).take()).toEqual([]);
});
