/** Ways to keep a code that are made on this device: a picture, and a sheet in large print. */
import { PNG } from 'pngjs';
import { decodeCode128, runs } from '#tests/data/decodeLinear.ts';
import { revealCodes } from '../support/codes.ts';
import { bytesOf, printed } from '../support/files.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('a revealed code is saved as a picture, after a warning, and a scanner reads it there', async ({
  page,
  sandbox,
  watch,
}) => {
  await open(page, await sandbox.link('redeemLinkCode128'));
  await expect(button(page, say('codePage.picture'))).toHaveCount(0);
  const [code = ''] = await revealCodes(page, say, watch);
  await button(page, say('codePage.picture')).click();
  await expect(page.getByText(say('codePage.pictureWarning'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the warning before a picture');
  const downloading = page.waitForEvent('download');
  await button(page, say('codePage.pictureSave')).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${say('codePage.pdfName')}.png`);
  await expect(page.getByText(say('codePage.pictureDone'))).toBeVisible();
  const { data, width, height } = PNG.sync.read(Buffer.from(await bytesOf(download)));
  const lines = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (data[4 * (y * width + x)] ?? 255) < 128),
  );
  const scanned = lines.flatMap((line) => {
    try {
      return [decodeCode128(runs(line))];
    } catch {
      return []; // a line of letters
    }
  });
  expect(new Set(scanned)).toEqual(new Set([code]));
  expect(scanned.length).toBeGreaterThan(200);
  await watch.keepsSecrets(page);
});

test('large print has 36 points, nothing else of the page, and leaves the page as it was', async ({
  page,
  sandbox,
  watch,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, await sandbox.link('redeemLinkSeveral'));
  await expect(button(page, say('codePage.largePrint'))).toHaveCount(0);
  const codes = await revealCodes(page, say, watch);
  await button(page, say('codePage.largePrint')).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const letters = page.locator('body > [data-large-print] code').first();
  await expect(letters).toBeVisible();
  await expect(letters).toHaveCSS('font-size', '48px'); // 36 points
  await page.emulateMedia({ media: null });
  await expect(letters).toBeHidden();
  const paper = await printed(page);
  for (const code of codes) expect(paper.replaceAll(' ', '')).toContain(code);
  expect(paper).not.toContain(say('merchantCode.copy'));
  expect(paper).not.toContain('Impressum');
  // The browser has said that it is done.
  await expect(page.locator('[data-large-print]')).toHaveCount(0);
  await watch.keepsSecrets(page);
});
