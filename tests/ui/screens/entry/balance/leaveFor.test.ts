import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STRAY_PRESS_MS } from '#domain/voucher/balanceScene.ts';
import { leaveFor } from '#ui/screens/entry/balance/leaveFor.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.advanceTimersByTime(STRAY_PRESS_MS);
  document.body.replaceChildren();
});

/** A link of the wall that counts its presses. */
function aLink() {
  const link = document.createElement('a');
  let presses = 0;
  link.addEventListener('click', () => (presses += 1));
  document.body.append(link);
  const press = (detail: number) =>
    link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  return { press, presses: () => presses };
}

it('ignores a press by pointer for a moment after the scene has led on by itself', () => {
  const { press, presses } = aLink();
  leaveFor(null, () => undefined, 'time');
  press(1);
  expect(presses()).toBe(0);
  vi.advanceTimersByTime(STRAY_PRESS_MS);
  press(1);
  expect(presses()).toBe(1);
});

it('ignores no press by keyboard, and none after the user pressed the button', () => {
  const { press, presses } = aLink();
  leaveFor(null, () => undefined, 'time');
  press(0);
  expect(presses()).toBe(1);
  vi.advanceTimersByTime(STRAY_PRESS_MS);
  leaveFor(null, () => undefined, 'press');
  press(1);
  expect(presses()).toBe(2);
});

it('changes the page in a view transition where the browser has them, which the next press skips', async () => {
  const skipTransition = vi.fn();
  const go = vi.fn();
  const startViewTransition = vi.fn((change: () => Promise<void>) => {
    void change();
    return { ready: Promise.reject(new Error('skipped')), finished: new Promise(() => {}), skipTransition };
  });
  Object.assign(document, { startViewTransition });
  leaveFor(null, go, 'press');
  expect(go).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pointerdown'));
  expect(skipTransition).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('shows the browser the new page only once the card has left the old one', async () => {
  const changes: Promise<void>[] = [];
  const startViewTransition = (change: () => Promise<void>) => {
    changes.push(change());
    return { ready: Promise.resolve(), finished: new Promise(() => {}), skipTransition: () => undefined };
  };
  Object.assign(document, { startViewTransition });
  const card = document.body.appendChild(document.createElement('h1'));
  let isChanged = false;
  leaveFor(card, () => undefined, 'press');
  void changes[0]?.then(() => (isChanged = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isChanged).toBe(false);
  card.remove();
  await changes[0];
  expect(isChanged).toBe(true);
  Reflect.deleteProperty(document, 'startViewTransition');
});
