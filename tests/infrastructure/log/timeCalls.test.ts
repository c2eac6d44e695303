import { expect, it, vi } from 'vitest';
import { timeCalls } from '#infrastructure/log/timeCalls.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';

it('logs how long a call took, and whether it was answered', async () => {
  vi.useFakeTimers();
  const log = fakeLog();
  const follow = timeCalls(log);
  follow(new Promise((resolve) => setTimeout(resolve, 250)));
  follow(new Promise((_, reject) => setTimeout(() => reject(new Error('secret')), 20_000)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(log.facts).toEqual([
    { kind: 'call', name: 'answered', value: 250 },
    { kind: 'call', name: 'lost', value: 20_000 },
  ]);
});
