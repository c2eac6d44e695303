import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import { headlineOf } from '../support/headline.ts';
import { callOf } from '../support/hold.ts';
import { sendCode, toWall } from '../support/journey.ts';
import { button, heading, wallHeading } from '../support/locators.ts';
import { open, reload, turn } from '../support/open.ts';
import { type Frame, sampleScene } from '../support/scene.ts';
import { MOST_SHIFT } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { type Say, wordsOf } from '../support/words.ts';

// The scene leads on by itself only where motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const say = wordsOf('de');

/** Submits a code and samples every frame until the wall is there. */
async function scene(
  page: Page,
  words: Say,
  code: string,
): ReturnType<Awaited<ReturnType<typeof sampleScene>>> {
  await page.getByLabel(words('redeem.code.label')).fill(code);
  const sampled = await sampleScene(page, { wall: words('wall.title') });
  await button(page, words('redeem.code.submit')).click();
  await expect(wallHeading(page, words)).toBeVisible();
  await expect(page).toHaveURL(/\/shops$/);
  // The address changes before the browser draws the next frame.
  await expect.poll(async () => (await sampled()).frames.at(-1)?.shows).toBe('wall');
  return sampled();
}

/** What the frames show, without repetitions. */
const order = (frames: readonly Frame[]) =>
  frames.map(({ shows }) => shows).filter((shows, index, all) => shows !== all[index - 1]);

for (const [site, width] of [
  ['de', 390],
  ['at', 1280],
  ['bank-one', 390],
] as const)
  for (const delayMs of [0, 400, 3_000])
    test(`on ${site} at ${width} px, one scene leads from the code to a wall that answers after ${delayMs} ms`, async ({
      page,
      at,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await open(page, at(site));
      const { code } = await sandbox.newVoucher(site);
      if (delayMs > 0) await sandbox.breaks({ path: '/v2/shop/wall/*', delayMs });
      const { frames, shifts, leads } = await scene(page, wordsOf('de', site), code);
      expect(order(frames)).toEqual(['form', 'balance', 'wall']);
      expect(leads).toEqual(['wall']);
      const sum = shifts.reduce((before, shift) => before + Number.parseFloat(shift), 0);
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });

for (const { site, wantsLess, moves } of [
  { site: 'de', wantsLess: false, moves: true },
  { site: 'restaurant', wantsLess: false, moves: true },
  { site: 'de', wantsLess: true, moves: false },
])
  test(`the picture of ${site} makes ${moves ? 'its' : 'no'} gesture ${wantsLess ? 'where less motion is wanted' : 'beside the balance'}`, async ({
    page,
    at,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion: wantsLess ? 'reduce' : 'no-preference' });
    await open(page, at(site));
    const { code } = await sandbox.newVoucher(site);
    // The scene waits for its wall.
    await sandbox.breaks({ path: '/v2/shop/wall/*', delayMs: 10_000 });
    await sendCode(page, wordsOf('de', site), code);
    await expect(heading(page, /50,00/)).toBeVisible();
    if (!moves) {
      // Late enough to know that there will be none.
      await button(page, wordsOf('de', site)('balance.shops')).click();
      await expect(page.getByText(wordsOf('de', site)('balance.late'))).toBeVisible();
    }
    const picture = page.locator('[data-pictured] picture img');
    await expect
      .poll(async () => picture.evaluate(readyFile))
      .toMatch(moves ? /^data:image\/svg\+xml.*begin%3D%220s%22/ : /keyVisual\w*\.svg$/);
  });

/** The file that an image shows once it is decoded. */
async function readyFile(image: Element): Promise<string> {
  if (!(image instanceof HTMLImageElement)) throw new Error('no image');
  await image.decode();
  return image.naturalWidth > 0 ? image.currentSrc : '';
}

test('a wall that fails leaves the balance with a way to try again, and then appears', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes('/api/v2/shop/wall/1');
  await open(page, at('de'));
  const { code } = await sandbox.newVoucher('de');
  const wall = callOf('/v2/shop/wall/1');
  await page.route(wall, (route) => route.fulfill({ status: 500 }));
  await sendCode(page, say, code);
  const card = page.locator('form, main').filter({ has: heading(page, /50,00/) });
  await expect(card.getByText(say('balance.failed'))).toBeVisible();
  await page.unroute(wall);
  await button(card, say('common.tryAgain')).first().click();
  await expect(wallHeading(page, say)).toBeVisible();
});

test('a wall whose script is missing leaves the balance with a way to try again', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/ShopsView|\/js\//);
  const script = (url: URL) => url.pathname.endsWith(scriptOf('ui/screens/shops/wall/ShopsView.tsx'));
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await open(page, at('de'));
  await sendCode(page, say, (await sandbox.newVoucher('de')).code);
  await expect(page.getByText(say('balance.failed'))).toBeVisible();
  await page.unroute(script);
  await button(page, say('common.tryAgain')).first().click();
  await expect(wallHeading(page, say)).toBeVisible();
});

test('the balance stays after a press by keyboard, and a reload and "back" never play the scene again', async ({
  page,
  at,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, at('de'));
  await page.getByLabel(say('redeem.code.label')).fill((await sandbox.newVoucher('de')).code);
  await page.getByLabel(say('redeem.code.label')).press('Enter');
  await expect(heading(page, /50,00/)).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(at('de'));
  await toWall(page, say);
  await expect(wallHeading(page, say)).toBeFocused();
  await reload(page);
  await expect(wallHeading(page, say)).toBeVisible();
  await turn(page, 'back');
  await expect(heading(page, /50,00/)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(at('de'));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the largest amount fits one line on the narrowest screen, also with text twice as large', async ({
    page,
    at,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, at('ch'));
    await expect(heading(page, headlineOf('de-CH', 'ch'))).toBeVisible();
    await sendCode(page, wordsOf('de-CH'), (await sandbox.newVoucher('ch', 100_000)).code);
    const amount = page.locator('h1[tabindex] > span').last();
    await expect(amount).toHaveText(/CHF.1'000\.00/);
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate((root, text) => void (root.style.fontSize = text), size);
      const [inner, outer] = await amount.evaluate((element) => [
        element.getClientRects().length,
        element.getBoundingClientRect().right - (element.closest('h1')?.getBoundingClientRect().right ?? 0),
      ]);
      expect(inner).toBe(1);
      expect(outer).toBeLessThanOrEqual(0);
    }
  });
});
