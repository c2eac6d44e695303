import { beforeEach, expect, it, vi } from 'vitest';
import { markCalls } from '#infrastructure/page/callsMark.ts';

const MARK = 'all-requests-finished';

/** The classes of a page, and calls that end when they are told to. */
function aPage() {
  const classes = new Set<string>();
  const tell = markCalls({
    toggle: (name, force) => {
      if (force) classes.add(name);
      else classes.delete(name);
      return classes.has(name);
    },
  });
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    tell(promise);
    return { end: resolve, fail: () => reject(new TypeError('no network')) };
  };
  return { classes, begin };
}

beforeEach(() => {
  vi.useFakeTimers();
});

it.each(['end', 'fail'] as const)('marks the page 100 ms after the %s of the last call', async (how) => {
  const { classes, begin } = aPage();
  const [one, other] = [begin(), begin()];
  one.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(classes).not.toContain(MARK);
  other[how]();
  await vi.advanceTimersByTimeAsync(99);
  expect(classes).not.toContain(MARK);
  await vi.advanceTimersByTimeAsync(1);
  expect(classes).toContain(MARK);
});

it('removes the mark with the next call, also within the 100 ms', async () => {
  const { classes, begin } = aPage();
  begin().end();
  await vi.advanceTimersByTimeAsync(50);
  const next = begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(classes).not.toContain(MARK);
  next.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(classes).toContain(MARK);
  begin();
  expect(classes).not.toContain(MARK);
});
