import type { Page } from '@playwright/test';
import { median } from './timing.ts';

/** Milliseconds from the click on a tile, or from "back". */
export interface Openings {
  /** Until the next frame. */
  readonly paint: number;
  /** Until the dialog shows the shop's name. */
  readonly shop: number;
  /** Until the dialog is closed. */
  readonly back: number;
}

interface Moments {
  pressedAt: number;
  paint: number;
  shop: number;
  back: number;
}

declare global {
  var moments: Moments | undefined;
}

const TIMES = 10;
/** The first rounds fetch scripts. */
const WARM = 2;
const QUIET_MS = 1_500;

export async function measureOpenings(page: Page): Promise<Openings> {
  await page.evaluate(recordMoments);
  const tiles = page.locator('main li a[href^="/shops/"]');
  const rounds: Moments[] = [];
  for (let round = 0; round < TIMES + WARM; round += 1) {
    await tiles.nth(round % 4).tap();
    await page.waitForFunction(() => (globalThis.moments?.shop ?? 0) > 0);
    await page.waitForTimeout(QUIET_MS);
    await page.goBack();
    await page.waitForFunction(() => (globalThis.moments?.back ?? 0) > 0);
    await page.waitForTimeout(QUIET_MS);
    const moments = await page.evaluate(() => globalThis.moments);
    if (moments && round >= WARM) rounds.push(moments);
  }
  const of = (key: keyof Openings) => median(rounds.map((moments) => moments[key]));
  return { paint: of('paint'), shop: of('shop'), back: of('back') };
}

/** Records the newest opening. Runs in the page, so it may use nothing outside of it. */
function recordMoments(): void {
  const moments: Moments = { pressedAt: 0, paint: 0, shop: 0, back: 0 };
  globalThis.moments = moments;
  let since = 0;

  /** A frame's callback runs before its paint; a user-blocking task runs after it, and before any other task. */
  function afterPaint(then: () => void): void {
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  }

  function isOpen(): boolean {
    return document.querySelector('dialog[open] h2') !== null;
  }

  addEventListener(
    'click',
    ({ timeStamp }) => {
      since = timeStamp;
      Object.assign(moments, { pressedAt: timeStamp, paint: 0, shop: 0, back: 0 });
      afterPaint(() => {
        moments.paint = performance.now() - timeStamp;
      });
    },
    { capture: true },
  );
  addEventListener(
    'popstate',
    () => {
      since = performance.now();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (moments.pressedAt === 0) return;
    const reached = isOpen() ? 'shop' : moments.shop > 0 ? 'back' : null;
    if (reached === null || moments[reached] > 0) return;
    afterPaint(() => {
      moments[reached] ||= performance.now() - since;
    });
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
}
