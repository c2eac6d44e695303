import { expect, type Page } from '@playwright/test';
import { inBothFaces } from './wideFaces.ts';

/** The entry's heading and button are above the fold, in narrow and in wide faces. */
export async function expectEntryInSight(page: Page): Promise<void> {
  await inBothFaces(page, async (faces) => {
    const places = () =>
      page
        .locator('h1, main form [type="submit"]')
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ top, bottom }) =>
              top >= 0 && bottom <= window.innerHeight ? 'in sight' : `from ${top} to ${bottom} px`,
            ),
        );
    await expect.poll(places, { message: faces }).toEqual(['in sight', 'in sight']);
  });
}

/** The field for the code is above the fold. */
export async function expectFieldInSight(page: Page): Promise<void> {
  const box = await page.locator('#voucher-code').boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
}

/** The first row of a wall is above the fold, in narrow and in wide faces. */
export async function expectFirstRowInSight(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await inBothFaces(page, async (faces) => {
    await expect
      .poll(() => endOfFirstRow(page), { message: `at ${width} px, in ${faces}` })
      .toBeLessThanOrEqual(height);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/** Bottom of the first row's tiles, a rail's or the wall's, in CSS pixels from the top of the viewport. */
async function endOfFirstRow(page: Page): Promise<number> {
  return page.locator('main li:has(a[href*="/shops/"])').evaluateAll((all) => {
    const boxes = all.map((tile) => tile.getBoundingClientRect());
    const top = boxes[0]?.top ?? Number.POSITIVE_INFINITY;
    return Math.max(...boxes.filter((box) => Math.abs(box.top - top) < 2).map((box) => box.bottom));
  });
}
