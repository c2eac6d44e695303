import { expect, type Page } from '@playwright/test';
import type { PictureArea } from '#domain/site/pictureArea.ts';

/** A picture made for its frame loses at most a margin. */
export const ALMOST_ALL: PictureArea = { left: 0.03, top: 0.06, right: 0.97, bottom: 0.94 };
/** Half a pixel of a phone's picture. */
const ROUNDING = 0.002;

const WHOLE: PictureArea = { left: 0, top: 0, right: 1, bottom: 1 };

/**
 * The frame of the key visual shows at least this area. Polls, because after a resize the old picture stays until the
 * next one has loaded.
 */
export async function expectPictureShows(page: Page, wanted: PictureArea | null): Promise<void> {
  const { left, top, right, bottom } = wanted ?? WHOLE;
  await expect
    .poll(
      async () => {
        const seen = await visiblePart(page);
        return (
          seen.left <= left + ROUNDING &&
          seen.top <= top + ROUNDING &&
          seen.right >= right - ROUNDING &&
          seen.bottom >= bottom - ROUNDING
        );
      },
      { message: `the picture shows ${JSON.stringify(wanted ?? WHOLE)}` },
    )
    .toBe(true);
}

/** The visible area of the key visual, from its computed layout. */
function visiblePart(page: Page): Promise<PictureArea> {
  return page.locator('main picture img').evaluate((picture: HTMLImageElement) => {
    // Before it is tilted.
    const { offsetWidth: width, offsetHeight: height } = picture;
    const { objectFit, objectPosition } = getComputedStyle(picture);
    if (objectFit !== 'cover') throw new Error(`The picture is laid out by ${objectFit}`);
    const [x = 50, y = 50] = objectPosition.split(' ').map((share) => Number.parseFloat(share));
    // Without a picture the scale is NaN, and comparisons with it are false.
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
    const shown = { x: width / scale / picture.naturalWidth, y: height / scale / picture.naturalHeight };
    const left = (x / 100) * (1 - shown.x);
    const top = (y / 100) * (1 - shown.y);
    return { left, top, right: left + shown.x, bottom: top + shown.y };
  });
}
