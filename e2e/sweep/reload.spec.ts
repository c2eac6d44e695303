import { beginReload } from '../support/open.ts';
import { readyToRedeem, redeemButton, thanks } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds for the order and for the reloaded document; step between the reloads. */
const SLOW_MS = 1_500;
const STEP_MS = 100;

/** A real wait, because the sweep is about time: `npm run sweep`, never part of `npm test`. */
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.beforeEach(({ watch }) => {
  watch.provokes(/^\/api\/v2\/redeem/);
});

for (let at = 0; at <= 2 * SLOW_MS; at += STEP_MS) {
  test(`a reload ${at} ms after the press makes one redemption, and shows its receipt`, async ({
    page,
    sandbox,
  }) => {
    await readyToRedeem(page, sandbox);
    await sandbox.breaks({ path: '/v2/redeem', method: 'POST', delayMs: SLOW_MS, times: 1 });
    await page.route(/\/(redeem\/.*|thankyou)$/, async (route) => {
      if (route.request().isNavigationRequest()) await pass(SLOW_MS);
      await route.continue();
    });
    await redeemButton(page).click();
    await pass(at);
    await beginReload(page);
    // If the form is shown again, the user submits again.
    const tick = page.getByRole('checkbox');
    await expect(thanks(page).or(tick).first()).toBeVisible();
    if (await tick.isVisible()) {
      await tick.check();
      await redeemButton(page).click();
    }
    await expect(thanks(page)).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  });
}
