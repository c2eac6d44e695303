import { expect, it } from 'vitest';
import { CarryFlashes } from '#application/kept/carryFlashes.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('passes messages on to the next document, once and with known fields only', () => {
  const kept = fakeKept();
  const aPage = () => new CarryFlashes(kept);
  aPage().execute([{ kind: 'success', html: '<b>Removed.</b>', id: 7 } as never]);
  expect(kept.read('flashes')).toEqual([{ kind: 'success', html: '<b>Removed.</b>' }]);
  expect(aPage().take()).toEqual([{ kind: 'success', html: '<b>Removed.</b>' }]);
  expect(aPage().take()).toBeNull();
});

it('distinguishes a step without messages from no step', () => {
  const kept = fakeKept();
  expect(new CarryFlashes(kept).take()).toBeNull();
  new CarryFlashes(kept).execute([]);
  expect(new CarryFlashes(kept).take()).toEqual([]);
});

const SAID = { kind: 'success', html: 'Removed.' } as const;

it('does not return messages to the page that passed them on', () => {
  const kept = fakeKept();
  const left = new CarryFlashes(kept);
  left.execute([SAID]);
  expect(left.take()).toBeNull();
  expect(new CarryFlashes(kept).take()).toEqual([SAID]);
});

it('passes on unread messages as well, without repeating them at a second press', () => {
  const kept = fakeKept();
  new CarryFlashes(kept).execute([SAID]);
  const passed = new CarryFlashes(kept);
  passed.execute([{ ...SAID, html: 'Sent.' }]);
  passed.execute([{ ...SAID, html: 'Sent.' }]);
  expect(new CarryFlashes(kept).take()).toEqual([SAID, { ...SAID, html: 'Sent.' }]);
});

it('keeps unread messages over a reload', () => {
  const kept = fakeKept();
  new CarryFlashes(kept).execute([SAID]);
  expect(new CarryFlashes(kept)).not.toBeNull(); // reloaded before its view has come
  expect(new CarryFlashes(kept).take()).toEqual([SAID]);
  expect(new CarryFlashes(kept).take()).toBeNull();
});
