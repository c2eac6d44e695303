import type { Page } from '@playwright/test';
import { enterVoucher, tile } from '../support/journey.ts';
import { open } from '../support/open.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

/** What fades may take (ui/styles/_modes.scss), in milliseconds. */
const FADE_MS = 80;

/** Notes in each document what starts to move: `property duration`, or the name of an animation. */
function notesMotion(): void {
  const noted: string[] = [];
  Object.assign(globalThis, { notedMotion: noted });
  document.addEventListener('transitionrun', ({ propertyName, elapsedTime, target }) => {
    const running = (target as Element).getAnimations().find((one) => {
      return one instanceof CSSTransition && one.transitionProperty === propertyName;
    });
    const duration = Number(running?.effect?.getComputedTiming().duration ?? 0);
    noted.push(`${propertyName} ${duration - elapsedTime}`);
  });
  document.addEventListener('animationstart', ({ animationName }) => void noted.push(animationName));
}

/** Goes over the entry to the wall, into a shop and back, with menus and pointers on the way. */
async function visit(page: Page, sandbox: Sandbox): Promise<string[]> {
  await page.addInitScript(notesMotion);
  await open(page, '/');
  await enterVoucher(page, say, await sandbox.newVoucher('de'));
  await tile(page, 'Alpinora').hover();
  await tile(page, 'Alpinora').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return page.evaluate(() => (globalThis as unknown as { notedMotion: string[] }).notedMotion);
}

const isFade = (motion: string): boolean => {
  const [property, duration] = motion.split(' ');
  return property === 'opacity' && Number(duration) <= FADE_MS;
};

test('where less motion is asked for, a visit moves nothing', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await visit(page, sandbox)).filter((motion) => !isFade(motion))).toEqual([]);
});

test('where it is not asked for, the same visit moves', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await visit(page, sandbox)).filter((motion) => !isFade(motion))).not.toEqual([]);
});
