import { PRODUCT_SITES } from '#tests/data/productTables.ts';
import { open } from './support/open.ts';
import { test } from './support/test.ts';
import { sendCode } from './support/journey.ts';
import { wordsOf } from './support/words.ts';
for (const scheme of ['light', 'dark'] as const)
  test(`bands ${scheme}`, async ({ page, at, sandbox }) => {
    test.setTimeout(200_000);
    await sandbox.hidesShops();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { id } of PRODUCT_SITES) {
      await open(page, at(id, '/'));
      await page.waitForTimeout(300);
      await page.screenshot({
        path: `/tmp/el/band-${scheme}-${id}.png`,
        clip: { x: 0, y: 0, width: 390, height: 640 },
      });
    }
  });
test('errors', async ({ page, at, sandbox, watch }) => {
  test.setTimeout(200_000);
  watch.provokes(/voucher\/token/);
  await sandbox.hidesShops();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [id, lang, condition] of [
    ['gb', 'en', 'unknown'],
    ['de', 'de', 'already-redeemed'],
    ['de', 'de', 'wrong-category'],
    ['at', 'de', 'unknown'],
    ['restaurant', 'de', 'old-format'],
    ['it', 'it', 'bought-recently'],
    ['us', 'en', 'unknown'],
  ] as const) {
    for (const [n, w] of [
      ['p', 390],
      ['d', 1280],
    ] as const) {
      await page.setViewportSize({ width: w, height: w === 390 ? 844 : 900 });
      const { code } = await sandbox.voucher(id, condition).catch(() => ({ code: 'ABCDEFGH' }));
      await open(page, at(id, '/'));
      const say = wordsOf(lang, id);
      await page.getByLabel(say('redeem.code.label')).pressSequentially(code);
      await sendCode(page, say, code);
      await page.locator('#voucher-code-told').waitFor();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/el/err-${id}-${condition}-${n}.png` });
    }
  }
});
