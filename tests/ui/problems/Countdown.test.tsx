import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { say } from '#tests/data/english.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { Countdown } from '#ui/problems/Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

async function countdown(seconds: number) {
  const { services } = await anApp({ locale: 'en' });
  await show(services, <Countdown seconds={seconds} />);
}

const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * SECOND));
const shown = () => screen.getByText(/second|again/, { selector: 'p' }).textContent;

it('counts the seconds down to “try again”', async () => {
  await countdown(120);
  expect(shown()).toBe(say('next.wait-seconds', { count: 120 }));
  pass(119);
  expect(shown()).toBe(say('next.wait-seconds', { count: 1 }));
  pass(1);
  expect(shown()).toBe(say('next.try-again'));
});

it('announces only every tenth second and the end', async () => {
  await countdown(30);
  const spoken = screen.getByRole('status');
  const announced = new Set<string>();
  for (let second = 0; second <= 30; second += 1) {
    announced.add(spoken.textContent);
    pass(1);
  }
  expect([...announced]).toEqual([
    say('next.wait-seconds', { count: 30 }),
    say('next.wait-seconds', { count: 20 }),
    say('next.wait-seconds', { count: 10 }),
    say('next.try-again'),
  ]);
});

it('follows the clock if timers are throttled, as in a hidden tab', async () => {
  await countdown(60);
  vi.setSystemTime(now + 59 * SECOND);
  pass(0.25);
  expect(shown()).toBe(say('next.wait-seconds', { count: 1 }));
});

it('clears its timer when it ends', async () => {
  await countdown(2);
  const before = vi.getTimerCount();
  pass(3);
  expect(vi.getTimerCount()).toBe(before - 1);
});
