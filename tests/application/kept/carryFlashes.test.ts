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

const SAID = { kind: 'success', html: 'Removed.' } as const;

it('does not take back what the page that is left has just handed on', () => {
  const kept = fakeKept();
  const left = new CarryFlashes(kept);
  left.execute([SAID]);
  expect(left.take()).toBeNull();
  expect(new CarryFlashes(kept).take()).toEqual([SAID]);
});

it('hands on what was handed to it and is not shown yet, however often the step is pressed', () => {
  const kept = fakeKept();
  new CarryFlashes(kept).execute([SAID]);
  const passed = new CarryFlashes(kept);
  passed.execute([{ ...SAID, html: 'Sent.' }]);
  passed.execute([{ ...SAID, html: 'Sent.' }]);
  expect(new CarryFlashes(kept).take()).toEqual([SAID, { ...SAID, html: 'Sent.' }]);
});

it('keeps what was handed on for a reload that comes before it is shown', () => {
  const kept = fakeKept();
  new CarryFlashes(kept).execute([SAID]);
  expect(new CarryFlashes(kept)).not.toBeNull(); // reloaded before its view has come
  expect(new CarryFlashes(kept).take()).toEqual([SAID]);
  expect(new CarryFlashes(kept).take()).toBeNull();
});
