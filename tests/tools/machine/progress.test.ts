import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openProgress } from '#tools/machine/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(isTTY: boolean) {
  let written = '';
  const out = Object.assign(
    new Writable({
      write(part: Buffer, _, done) {
        written += part.toString();
        done();
      },
    }),
    { isTTY },
  );
  const progress = openProgress({ out, now: () => Date.now() });
  return { progress, text: () => written };
}

it('writes whole lines without control characters where it is no terminal, one each ten seconds', () => {
  const { progress, text } = opened(false);
  for (let turn = 1; turn <= 250; turn += 1) {
    vi.advanceTimersByTime(100);
    progress.at(`fault ${turn} of 250`);
  }
  progress.clear();
  progress.end();
  expect(text()).toBe('fault 99 of 250 (10 s)\nfault 199 of 250 (20 s)\n');
});

it('says nothing of work that ends soon', () => {
  const { progress, text } = opened(false);
  progress.at('one thing');
  vi.advanceTimersByTime(9_000);
  progress.end();
  vi.advanceTimersByTime(90_000);
  expect(text()).toBe('');
});

it('goes on telling the time of work that says nothing new', () => {
  const { progress, text } = opened(false);
  progress.at('a build');
  vi.advanceTimersByTime(70_000);
  progress.end();
  expect(text().split('\n').at(-2)).toBe('a build (1 min 10 s)');
});

it('keeps to one line on a terminal, and takes it away', () => {
  const { progress, text } = opened(true);
  vi.advanceTimersByTime(1_000);
  progress.at('one');
  vi.advanceTimersByTime(1_000);
  progress.at('two');
  vi.advanceTimersByTime(200);
  progress.end();
  expect(text()).not.toContain('\n');
  expect(text().endsWith('two (2 s)\r\u001B[K')).toBe(true);
});
