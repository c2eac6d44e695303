import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePoll } from '#ui/parts/answers/usePoll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('polls at each interval while active, and stops when inactive or unmounted', () => {
  const ask = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ active }) => usePoll(active, 1000, ask), {
    initialProps: { active: true },
  });
  vi.advanceTimersByTime(3000);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ active: false });
  vi.advanceTimersByTime(3000);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ active: true });
  unmount();
  vi.advanceTimersByTime(3000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('does not poll while the page is hidden', () => {
  const ask = vi.fn<() => void>();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => usePoll(true, 1000, ask));
  vi.advanceTimersByTime(3000);
  expect(ask).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  vi.advanceTimersByTime(1000);
  expect(ask).toHaveBeenCalledOnce();
});

it('polls at once when the page becomes visible after a missed poll', () => {
  const ask = vi.fn<() => void>();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => usePoll(true, 1000, ask));
  vi.advanceTimersByTime(3000);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledOnce();
});

it('keeps polling after the clock of the device is set back', () => {
  const ask = vi.fn<() => void>();
  renderHook(() => usePoll(true, 60_000, ask));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledOnce();
});
