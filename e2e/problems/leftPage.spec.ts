import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

/**
 * The browser may clean up after a left page while the next one runs in its place. A timer that such a clean-up
 * clears is then the next page's timer of the same number: its first drawing, or a request's end (ADR 1).
 */
test('what is cleaned up of a left page has no hand on timers', async ({ page }) => {
  await page.addInitScript(() => {
    const cleanUps: (() => void)[] = [];
    // Keeps everything until it is told to clean up, so that the test does not wait for the browser's memory.
    class Registry<T> {
      readonly #cleanUp: (held: T) => void;

      constructor(cleanUp: (held: T) => void) {
        this.#cleanUp = cleanUp;
      }

      register(_target: WeakKey, held: T) {
        cleanUps.push(() => this.#cleanUp(held));
      }

      unregister = () => true;
    }
    const { clearTimeout, clearInterval } = window;
    Object.assign(window, {
      FinalizationRegistry: Registry,
      cleanUp: () => {
        let cleared = 0;
        const counting = () => void cleared++;
        Object.assign(window, { clearTimeout: counting, clearInterval: counting });
        for (const cleanUp of cleanUps) cleanUp();
        Object.assign(window, { clearTimeout, clearInterval });
        return { cleanedUp: cleanUps.length > 0, cleared };
      },
    });
  });
  await open(page, '/prepaid');
  const outcome = await page.evaluate('cleanUp()');
  expect(outcome).toEqual({ cleanedUp: true, cleared: 0 });
});
