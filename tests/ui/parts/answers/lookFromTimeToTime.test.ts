import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SECOND, now } from '#tests/data/moments.ts';
import { lookFromTimeToTime } from '#ui/parts/answers/lookFromTimeToTime.ts';

const EVERY = 60 * SECOND;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

function visible(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Starts polling just after an answer; with `answers`, each poll sets the time of the next one. */
function looking({ answers = true } = {}) {
  const box = observable.box<number | null>(now + EVERY);
  const due = (at: number | null) => runInAction(() => box.set(at));
  const look = vi.fn(() => {
    if (answers) due(Date.now() + EVERY);
  });
  const stop = lookFromTimeToTime({ everyMs: EVERY, dueAt: () => box.get(), look, now: () => Date.now() });
  return { look, due, stop };
}

it('polls after each pause, even if no answer arrives', () => {
  for (const answers of [true, false]) {
    const { look, stop } = looking({ answers });
    vi.advanceTimersByTime(3 * EVERY);
    expect(look).toHaveBeenCalledTimes(3);
    stop();
  }
});

it('restarts the polling interval after every response, also of a request made elsewhere', () => {
  const { look, due, stop } = looking();
  vi.advanceTimersByTime(50 * SECOND);
  due(Date.now() + EVERY);
  vi.advanceTimersByTime(59 * SECOND);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SECOND);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('does not poll while nothing is awaited', () => {
  const { look, due, stop } = looking();
  due(null);
  visible('visible');
  vi.advanceTimersByTime(3 * EVERY);
  expect(look).not.toHaveBeenCalled();
  due(Date.now() + EVERY);
  vi.advanceTimersByTime(EVERY);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('does not poll while the page is hidden, and polls at once when it becomes visible', () => {
  const { look, stop } = looking();
  visible('hidden');
  vi.advanceTimersByTime(3 * EVERY);
  expect(look).not.toHaveBeenCalled();
  visible('visible');
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('polls at once when the page becomes visible after its timers were suspended', () => {
  const { look, stop } = looking();
  vi.setSystemTime(now + 2 * EVERY);
  visible('visible');
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('does not poll again after a quick change of tabs', () => {
  const { look, stop } = looking();
  vi.advanceTimersByTime(EVERY / 2);
  visible('hidden');
  visible('visible');
  expect(look).not.toHaveBeenCalled();
  stop();
});

it('waits if the next poll is due later than the pause', () => {
  const { look, due, stop } = looking();
  due(now + 90 * SECOND);
  vi.advanceTimersByTime(EVERY);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(EVERY);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('does not miss a poll if the clock was set back by half a second', () => {
  const { look, stop } = looking();
  vi.setSystemTime(now - SECOND / 2);
  vi.advanceTimersByTime(EVERY);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('stops polling after stop', () => {
  const { look, stop } = looking();
  stop();
  vi.advanceTimersByTime(3 * EVERY);
  visible('visible');
  expect(look).not.toHaveBeenCalled();
});
