import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

/**
 * The browser may run a left page's finalizers while the next page runs. Clearing a timer there would clear the next
 * page's timer of the same number: its first render, or a request's timeout (ADR 1).
 */
test('finalizers of a left page clear no timers', async ({ page }) => {
  await page.addInitScript(() => {
    const cleanUps: (() => void)[] = [];
    // Delays the finalizers until the test triggers them, because garbage collection cannot be awaited.
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
