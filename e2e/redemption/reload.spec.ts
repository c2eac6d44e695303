import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { beginReload, open } from '../support/open.ts';
import { readyToRedeem, redeemButton, redemptionsOf, thanks } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

const REDEEM = '/v2/redeem';

/** Holds the next document back: meanwhile the old page stays alive. */
function slowDocument(page: Page): Promise<() => void> {
  return hold(
    page,
    ({ pathname }) => pathname.startsWith('/redeem/') || pathname === '/thankyou',
    (request) => request.isNavigationRequest(),
  );
}

/** When the reload starts, and what the old page receives before the new one loads. */
const MOMENTS: Record<string, (page: Page, release: () => void) => Promise<void>> = {
  'right after the press': async (page, release) => {
    await beginReload(page);
    release();
  },
  'during the request, whose answer the old page still receives': async (page, release) => {
    const thanked = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/thankyou'),
    );
    await beginReload(page);
    await thanked;
    release();
  },
};

test.beforeEach(({ watch }) => {
  // The order's answer is lost with the page.
  watch.provokes(/^\/api\/v2\/redeem/);
});

for (const [moment, happens] of Object.entries(MOMENTS)) {
  test(`a reload ${moment} makes one redemption of one press, and shows its receipt`, async ({
    page,
    sandbox,
  }) => {
    await readyToRedeem(page, sandbox);
    await sandbox.breaks({ path: REDEEM, method: 'POST', delayMs: 1_500, times: 1 });
    const sent = redemptionsOf(page);
    const release = await slowDocument(page);
    // The old page may thank too.
    await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    const pressed = page.waitForRequest((request) => request.url().endsWith(`/api${REDEEM}`));
    const happening = pressed.then(() => happens(page, release));
    await redeemButton(page).click();
    await happening;
    await expect(page.locator('html:not([data-old])')).toBeAttached();
    await expect(thanks(page)).toBeVisible();
    const [order, ...others] = await sandbox.orders();
    expect(others).toEqual([]);
    await expect(page.getByText(order?.orderNumber ?? 'none', { exact: true })).toBeVisible();
    // The order is not offered again at its own address.
    await open(page, '/redeem/300269/check');
    await expect(thanks(page)).toBeVisible();
    await expect(redeemButton(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
}
