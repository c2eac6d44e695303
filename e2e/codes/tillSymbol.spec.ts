import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decodeCode128, decodeEan13, runs } from '#tests/data/decodeLinear.ts';
import { decodeQr } from '#tests/data/decodeQr.ts';
import { revealCodes } from '../support/codes.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

/** Rows of black (true) and white device pixels of what an element shows. */
async function pixelsOf(page: Page, drawn: Locator): Promise<boolean[][]> {
  const box = await drawn.boundingBox();
  if (box === null) throw new Error('not drawn');
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  const { data, width } = PNG.sync.read(await page.screenshot());
  const [left = 0, top = 0, across = 0, down = 0] = [box.x, box.y, box.width, box.height].map((length) =>
    Math.round(length * ratio),
  );
  return Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (__, x) => {
      const shade = data[4 * ((top + y) * width + left + x)] ?? 0;
      if (shade !== 0 && shade !== 255) throw new Error(`grey ${shade} at ${x}, ${y}`);
      return shade === 0;
    }),
  );
}

const middleOf = <T>(line: readonly T[]): T | undefined => line[Math.floor(line.length / 2)];
const column = (rows: readonly boolean[][]) => rows.map((row) => middleOf(row) ?? false);

/** Whole pixels a module, by the thinnest bar: every run is a multiple of it. */
function moduleOf(line: readonly boolean[]): number {
  const widths = runs(line);
  const module = Math.min(...widths);
  for (const width of widths) expect(width % module, widths.join(' ')).toBe(0);
  return module;
}

for (const ratio of [1, 2, 3]) {
  test.describe(`at ${ratio} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio });

    test('bars at the till are whole device pixels, thick and long enough, and turned where they would be thin', async ({
      page,
      at,
      sandbox,
      watch,
    }) => {
      for (const { width, height } of [
        { width: 320, height: 640 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize({ width, height });
        for (const { link, decode, turned } of [
          { link: 'redeemLinkEan13', decode: decodeEan13, turned: false },
          { link: 'redeemLinkCode128', decode: decodeCode128, turned: true },
        ] as const) {
          await open(page, at('de', await sandbox.link(link)));
          const [code = ''] = await revealCodes(page, say, watch);
          await button(page, say('codePage.till')).click();
          const drawn = page.getByRole('dialog').getByRole('img', { name: code, exact: true });
          await expect(drawn).toBeInViewport({ ratio: 1 });
          const rows = await pixelsOf(page, drawn);
          const line = turned ? column(rows) : (middleOf(rows) ?? []);
          const where = `${link} at ${width} px`;
          expect(decode(runs(line)), where).toBe(code);
          const module = moduleOf(line);
          expect(module / ratio, where).toBeGreaterThanOrEqual(2);
          expect(line.indexOf(true) / module, where).toBeGreaterThanOrEqual(10);
          expect((line.length - 1 - line.lastIndexOf(true)) / module, where).toBeGreaterThanOrEqual(10);
          const bars = turned ? (middleOf(rows) ?? []).length : rows.length;
          expect(bars / ratio, where).toBeGreaterThanOrEqual(160);
          expect(new Set(turned ? middleOf(rows) : column(rows)).size, `${where}: all of one bar`).toBe(1);
        }
      }
      await watch.keepsSecrets(page);
    });

    test('a QR code at the till has whole device pixels a module and at least 240 px', async ({
      page,
      at,
      sandbox,
      watch,
    }) => {
      for (const { width, height } of [
        { width: 320, height: 640 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize({ width, height });
        await open(page, at('de', await sandbox.link('redeemLinkQr')));
        const [code = ''] = await revealCodes(page, say, watch);
        await button(page, say('codePage.till')).click();
        const drawn = page.getByRole('dialog').getByRole('img', { name: code, exact: true });
        await drawn.scrollIntoViewIfNeeded();
        const rows = await pixelsOf(page, drawn);
        expect(rows.length / ratio, `at ${width} px`).toBeGreaterThanOrEqual(240);
        const top = rows.findIndex((row) => row.includes(true));
        const left = rows[top]?.indexOf(true) ?? 0;
        // The upper edge of the corner's square is seven modules wide.
        const module = ((rows[top]?.indexOf(false, left) ?? 0) - left) / 7;
        expect(Number.isInteger(module), `at ${width} px`).toBe(true);
        // The box lies on no whole pixel, so its quiet zone may seem one pixel narrower.
        expect(Math.min(top, left), `at ${width} px`).toBeGreaterThanOrEqual(4 * module - 1);
        const count = Math.round(rows.length / module) - 8;
        const modules = Array.from({ length: count }, (_, y) =>
          Array.from(
            { length: count },
            (__, x) =>
              rows[Math.floor(top + (y + 0.5) * module)]?.[Math.floor(left + (x + 0.5) * module)] === true,
          ),
        );
        expect(decodeQr(modules), `at ${width} px`).toBe(code);
      }
      await watch.keepsSecrets(page);
    });
  });
}
