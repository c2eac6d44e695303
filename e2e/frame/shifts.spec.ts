import type { Page } from '@playwright/test';
import { openWith } from '../support/ready.ts';
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

for (const path of [
  '/',
  '/shops',
  `/redeem/${SHOP}/details`,
  '/prepaid',
  '/prepaid/order',
  '/donate',
  '/help',
])
  for (const width of [390, 1280]) {
    test(`a visit with a voucher that begins at ${path} moves nothing at ${width} px`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await slowDown(page);
      await openWith(page, path, sandbox, await sandbox.newPrepaid('de', 3000), {
        'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
      });
      expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
    });
  }
