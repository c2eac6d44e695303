import type { Page } from '@playwright/test';
import type { PictureArea } from '#domain/site/pictureArea.ts';
import { SITES } from '#sites/index.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A picture that is drawn for its frame loses a rim at most. */
const ALMOST_ALL: PictureArea = { left: 0.03, top: 0.06, right: 0.97, bottom: 0.94 };
/** Half a pixel of a phone's picture. */
const ROUNDING = 0.002;

for (const { id, load } of SITES) {
  test(`${id} shows heading, button and what matters of its picture`, async ({ page, at }) => {
    const { keyVisualFocus, keyVisualDeskImage } = await load();
    expect(keyVisualFocus).not.toBeNull();

    await page.setViewportSize(DESK);
    await open(page, at(id));
    await expectAboveTheFold(page, DESK.height);
    expectWithin(await visiblePart(page), keyVisualDeskImage === null ? keyVisualFocus : ALMOST_ALL);

    await page.setViewportSize(PHONE);
    await expectAboveTheFold(page, PHONE.height);
    expectWithin(await visiblePart(page), keyVisualFocus);
  });
}

async function expectAboveTheFold(page: Page, fold: number): Promise<void> {
  for (const part of [page.getByRole('heading', { level: 1 }), page.locator('main form [type="submit"]')]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? fold)).toBeLessThanOrEqual(fold);
  }
}

/** What of the key visual its frame lets through, from how the browser lays it out. */
function visiblePart(page: Page): Promise<PictureArea> {
  return page.locator('main picture img').evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const { width, height } = picture.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(picture);
    if (objectFit !== 'cover') throw new Error(`The picture is laid out by ${objectFit}`);
    const [x = 50, y = 50] = objectPosition.split(' ').map((share) => Number.parseFloat(share));
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
    const shown = { x: width / scale / picture.naturalWidth, y: height / scale / picture.naturalHeight };
    const left = (x / 100) * (1 - shown.x);
    const top = (y / 100) * (1 - shown.y);
    return { left, top, right: left + shown.x, bottom: top + shown.y };
  });
}

function expectWithin(seen: PictureArea, wanted: PictureArea | null): void {
  expect(seen.left).toBeLessThanOrEqual((wanted?.left ?? 0) + ROUNDING);
  expect(seen.top).toBeLessThanOrEqual((wanted?.top ?? 0) + ROUNDING);
  expect(seen.right).toBeGreaterThanOrEqual((wanted?.right ?? 1) - ROUNDING);
  expect(seen.bottom).toBeGreaterThanOrEqual((wanted?.bottom ?? 1) - ROUNDING);
}
