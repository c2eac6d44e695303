import type { Locator } from '@playwright/test';
import { putBasketOnCheckPage } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';

/** Two lines of a basket: one shop's name is shorter than its logo is wide. */
const LINES = [
  { shopId: '100247', shopName: 'Tilda', valueInCent: 10_00, quantity: 1 },
  { shopId: '100115', shopName: 'Bowlaria', valueInCent: 10_00, quantity: 1 },
];

/** The vertical centre, in CSS pixels. */
async function middleOf(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not drawn.`);
  return box.y + box.height / 2;
}

test('the name of a shop is centred beside its logo', async ({ page, sandbox }) => {
  await putBasketOnCheckPage(page, sandbox, await sandbox.newVoucher('de'), LINES);
  const name = page.locator('main img + span').filter({ visible: true, hasText: LINES[0]?.shopName ?? '' });
  const logo = name.locator('xpath=preceding-sibling::img');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(name).toHaveCount(1);
    expect(Math.abs((await middleOf(name)) - (await middleOf(logo))), `${width} px`).toBeLessThan(2);
  }
});
