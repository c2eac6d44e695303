import { expect, type Locator, type Page } from '@playwright/test';

/** Marks the document as soon as a script observes the largest contentful paint, as `web-vitals` does. */
export async function markObserved(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function marking(options) {
      observe.call(this, options);
      if (options?.type === 'largest-contentful-paint') document.documentElement.dataset.observed = '';
    };
  });
}

/** Present once the operator's log is loaded and listens to the vitals, on a page with `markObserved`. */
export function observed(page: Page): Locator {
  return page.locator('html[data-observed]');
}

/** Waits until `web-vitals` has its paint entries: observers are called in the order of their registration. */
export async function vitalsReported(page: Page): Promise<void> {
  await expect(observed(page)).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
}
