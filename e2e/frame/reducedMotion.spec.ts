import type { Page } from '@playwright/test';
import { enterVoucher, tile } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

// With the strip of top shops, which its arrows scroll.
test.use({ wall: 'whole' });

/** The longest fade, in milliseconds: nothing that is read waits for it. */
const FADE_MS = 150;

/** Runs in each document: notes what starts to move, as `property duration`, for each property of a transition or an animation. */
function notesMotion(): void {
  const noted: string[] = [];
  Object.assign(globalThis, { notedMotion: noted });
  const note = ({ target }: Event, isOwn: (one: Animation) => boolean): void => {
    const effects = (target as Element).getAnimations({ subtree: true }).filter(isOwn);
    for (const { effect } of effects) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const moving = new Set(
        properties.filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
      );
      for (const property of moving) noted.push(`${property} ${String(effect.getComputedTiming().duration)}`);
    }
  };
  document.addEventListener('transitionrun', (event) => {
    note(event, (one) => one instanceof CSSTransition && one.transitionProperty === event.propertyName);
  });
  document.addEventListener('animationstart', (event) => {
    note(event, (one) => one instanceof CSSAnimation && one.animationName === event.animationName);
  });
}

/** Runs in the page: the elements that scroll smoothly, which starts neither a transition nor an animation. */
function smoothScrollers(): string[] {
  const smooth = [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).scrollBehavior === 'smooth',
  );
  return smooth.map(({ localName, className }) => `scroll ${localName}.${className}`);
}

/** What has moved since the last call, without short fades. */
async function moved(page: Page): Promise<string[]> {
  const noted = await page.evaluate(() =>
    (globalThis as unknown as { notedMotion: string[] }).notedMotion.splice(0),
  );
  return noted.filter((motion) => !isFade(motion));
}

const isFade = (motion: string): boolean => {
  const [property, duration] = motion.split(' ');
  return property === 'opacity' && Number(duration) <= FADE_MS;
};

/** With the pointer over a tile into a shop and back. */
async function visitShop(page: Page): Promise<void> {
  await tile(page, 'Alpinora').hover();
  await tile(page, 'Alpinora').click();
  // The dialog hears the keyboard once its heading has the focus.
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Alpinora' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a visit moves nothing if reduced motion is preferred', async ({ page, sandbox }) => {
  const strip = button(page, say('wall.stripOn')).first();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(notesMotion);
  await open(page, '/');
  await expect(strip).toBeVisible();
  await expect.poll(() => page.evaluate(smoothScrollers)).toEqual([]);
  await enterVoucher(page, say, await sandbox.newVoucher('de'));
  await visitShop(page);
  expect(await moved(page)).toEqual([]);

  // Where it is not asked for, the same checks find motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitShop(page);
  expect(await moved(page)).not.toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('frame.redeem'), exact: true })
    .click();
  await expect(strip).toBeVisible();
  await expect.poll(() => page.evaluate(smoothScrollers)).not.toEqual([]);
});
