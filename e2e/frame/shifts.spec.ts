import type { Page } from '@playwright/test';
import { openTab, tabWith } from '../support/ready.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const SHOP = '100269';

/** Each chunk and answer takes a round trip, so that the page is painted between them. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', slow);
}

for (const [width, paths] of [
  [390, ['/', '/shops', `/redeem/${SHOP}/details`, '/prepaid', '/prepaid/order', '/donate', '/help']],
  [1280, ['/', '/shops', `/redeem/${SHOP}/details`]],
] as const) {
  test(`a visit with a voucher causes no layout shift at ${width} px on any page`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await slowDown(page);
    const kept = {
      ...(await tabWith(sandbox, await sandbox.newPrepaid('de', 3000))),
      'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
    };
    for (const path of paths) {
      await openTab(page, sandbox.addressOf('de', path), kept, { isEmptied: true });
      expect(await shiftOf(page), path).toBeLessThan(MOST_SHIFT);
    }
  });
}
