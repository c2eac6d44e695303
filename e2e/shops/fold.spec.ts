import type { Page } from '@playwright/test';
import { acceptLanguage } from '#domain/language/locale.ts';
import { SITES } from '#sites/index.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { resultLine, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

test.use({ wall: 'whole' });

/** Where the tiles of the first row end, counted from the upper edge of the screen. */
async function endOfFirstRow(page: Page): Promise<number> {
  return tiles(page).evaluateAll((all) => {
    const boxes = all.map((tile) => tile.getBoundingClientRect());
    const top = boxes[0]?.top ?? Number.POSITIVE_INFINITY;
    return Math.max(...boxes.filter((box) => Math.abs(box.top - top) < 2).map((box) => box.bottom));
  });
}

for (const { id, languages, country, load } of SITES) {
  test(`with a voucher the first shops of ${id} are in sight, and the numbers agree`, async ({
    page,
    at,
    sandbox,
  }) => {
    const { numberOfShops } = await load();
    const say = wordsOf(acceptLanguage(languages[0], country), id);
    const [phone, desk] = [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ];
    await page.setViewportSize(phone);
    await openWith(page, at(id, '/shops'), sandbox, await sandbox.newVoucher(id));
    await expect(tiles(page).first()).toBeVisible();
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => endOfFirstRow(page), { message: `at ${size.width} px` })
        .toBeLessThanOrEqual(size.height);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }

    const count = say('wall.count', { count: numberOfShops });
    await expect(resultLine(page, count)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await open(page, at(id));
    await expect(page.getByText(say('redeem.partners', { number: numberOfShops }))).toBeVisible();
    await expect(resultLine(page, count)).toBeVisible();
    await expect(
      page.getByRole('link', { name: say('wall.all', { count: numberOfShops }), exact: true }),
    ).toBeVisible();
  });
}
