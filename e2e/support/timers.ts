import type { Page } from '@playwright/test';

interface Held {
  readonly endTimers: Map<number, () => void>;
}

/**
 * On the pages from now on, timers of exactly this length end only when the returned function is called, however long a
 * busy machine takes for what a test does meanwhile.
 */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript(holdsTimers, ms);
  return () => page.evaluate((length) => (window as unknown as Held).endTimers.get(length)?.(), ms);
}

/** Runs in the page before its scripts. */
function holdsTimers(ms: number): void {
  const { setTimeout: begin, clearTimeout: clear } = window;
  const held = new Map<number, () => void>();
  const setTimer = (run: (...given: unknown[]) => void, length?: number, ...given: unknown[]): number => {
    if (length !== ms) return begin(run, length, ...given);
    // For its number.
    const timer = begin(() => {});
    held.set(timer, () => run(...given));
    return timer;
  };
  const clearTimer = (timer?: number): void => {
    if (timer !== undefined) held.delete(timer);
    clear(timer);
  };
  const end = (): void => {
    for (const run of held.values()) run();
    held.clear();
  };
  const { endTimers = new Map<number, () => void>() } = window as Partial<Held>;
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    endTimers: endTimers.set(ms, end),
  });
}
