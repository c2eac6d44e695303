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

/** Something that was looked at just now; each look is an answer that says so anew. */
function looking({ answers = true } = {}) {
  const box = observable.box<number | null>(now + EVERY);
  const due = (at: number | null) => runInAction(() => box.set(at));
  const look = vi.fn(() => {
    if (answers) due(Date.now() + EVERY);
  });
  const stop = lookFromTimeToTime({ everyMs: EVERY, dueAt: () => box.get(), look, now: () => Date.now() });
  return { look, due, stop };
}

it('looks each time the pause is over, also where no answer comes', () => {
  for (const answers of [true, false]) {
    const { look, stop } = looking({ answers });
    vi.advanceTimersByTime(3 * EVERY);
    expect(look).toHaveBeenCalledTimes(3);
    stop();
  }
});

it('begins the pause anew with every answer, whoever has asked', () => {
  const { look, due, stop } = looking();
  vi.advanceTimersByTime(50 * SECOND);
  due(Date.now() + EVERY);
  vi.advanceTimersByTime(59 * SECOND);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SECOND);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('has nothing to look for while nothing is waited for', () => {
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

it('does not look behind a page that nobody sees, and looks at once when it is seen again', () => {
  const { look, stop } = looking();
  visible('hidden');
  vi.advanceTimersByTime(3 * EVERY);
  expect(look).not.toHaveBeenCalled();
  visible('visible');
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('looks at once on a page whose timers have slept', () => {
  const { look, stop } = looking();
  vi.setSystemTime(now + 2 * EVERY);
  visible('visible');
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('does not look again because somebody changes tabs quickly', () => {
  const { look, stop } = looking();
  vi.advanceTimersByTime(EVERY / 2);
  visible('hidden');
  visible('visible');
  expect(look).not.toHaveBeenCalled();
  stop();
});

it('waits for what comes later than the next look would', () => {
  const { look, due, stop } = looking();
  due(now + 90 * SECOND);
  vi.advanceTimersByTime(EVERY);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(EVERY);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('misses no look where the clock was put back a moment', () => {
  const { look, stop } = looking();
  vi.setSystemTime(now - SECOND / 2);
  vi.advanceTimersByTime(EVERY);
  expect(look).toHaveBeenCalledOnce();
  stop();
});

it('looks no more once it is stopped', () => {
  const { look, stop } = looking();
  stop();
  vi.advanceTimersByTime(3 * EVERY);
  visible('visible');
  expect(look).not.toHaveBeenCalled();
});
