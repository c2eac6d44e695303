import type { Page } from '@playwright/test';

/** The limit of unexpected layout shift (product 17.3). */
export const MOST_SHIFT = 0.02;

/** Sums up unexpected layout shifts from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts);
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Runs in the page. */
function addUpShifts(): void {
  Object.assign(window, { shift: 0 });
  const of = (entry: PerformanceEntry) =>
    entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().map(of))
      if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
