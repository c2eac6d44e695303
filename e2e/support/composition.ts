import { expect, type Locator, type Page } from '@playwright/test';
import type { Composition } from '#domain/site/look.ts';

/** Edges in CSS pixels from the upper left corner of the viewport. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Parts {
  readonly words: Box;
  readonly form: Box;
  readonly picture: Box;
  /** Of the page's content. */
  readonly width: number;
}

/** As laid out, before anything is tilted. */
function boxOf(thing: Locator): Promise<Box> {
  return thing.evaluate((element: HTMLElement) => {
    let [left, top] = [0, 0];
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
      left += at.offsetLeft;
      top += at.offsetTop;
    }
    return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
  });
}

async function partsOf(page: Page): Promise<Parts> {
  const hero = page.locator('[data-pictured]');
  const [words, form, picture] = await Promise.all([
    boxOf(hero.locator('> div').nth(0)),
    boxOf(hero.locator('> div').nth(1)),
    boxOf(hero.locator('picture img')),
  ]);
  return { words, form, picture, width: await page.evaluate(() => document.documentElement.clientWidth) };
}

const middle = ({ left, right }: Box) => (left + right) / 2;
const isAbove = (one: Box, other: Box) => one.bottom <= other.top;
const isLeftOf = (one: Box, other: Box) => one.right <= other.left;
const areApart = (one: Box, other: Box) =>
  isAbove(one, other) || isAbove(other, one) || isLeftOf(one, other) || isLeftOf(other, one);

/** What is true of a composition at a desk and of no other one. */
const PROMISES: Readonly<Record<Composition, (parts: Parts) => boolean>> = {
  split: ({ words, form, picture }) =>
    isAbove(words, form) &&
    isLeftOf(words, picture) &&
    isLeftOf(form, picture) &&
    picture.top <= words.top + 2,
  letterhead: ({ words, form, picture, width }) =>
    Math.abs(middle(words) - width / 2) < 2 &&
    isAbove(words, form) &&
    isLeftOf(form, picture) &&
    picture.right - picture.left === picture.bottom - picture.top,
  noticeboard: ({ words, form, picture }) =>
    isLeftOf(words, form) && isLeftOf(picture, form) && isAbove(words, picture),
  card: ({ words, form, picture }) =>
    isAbove(words, form) && isLeftOf(words, picture) && !areApart(form, picture) && picture.left > form.left,
  poster: ({ words, form, picture, width }) =>
    picture.left === 0 && isLeftOf(picture, words) && form.right === width && picture.top <= words.top,
  window: ({ words, form, picture }) =>
    isAbove(words, picture) &&
    isAbove(words, form) &&
    isLeftOf(form, picture) &&
    picture.top < form.top &&
    picture.bottom > form.bottom,
  banner: ({ words, form, picture, width }) =>
    picture.right - picture.left === width && isAbove(picture, words) && isAbove(words, form),
};

/** The parts of the entry lie as this composition promises, and as no other one does. */
export async function expectComposition(page: Page, composition: Composition): Promise<void> {
  await expect(page.locator('[data-composition]')).toHaveAttribute('data-composition', composition);
  await expect.poll(() => keptPromises(page)).toEqual([composition]);
}

async function keptPromises(page: Page): Promise<readonly string[]> {
  const parts = await partsOf(page);
  return Object.entries(PROMISES).flatMap(([name, holds]) => (holds(parts) ? [name] : []));
}

/** The words are apart from form and picture; the picture may lie under the form, but never over it. */
export async function expectNothingCovered(page: Page): Promise<void> {
  const { words, form, picture } = await partsOf(page);
  expect(areApart(words, form), 'heading and form').toBe(true);
  expect(areApart(words, picture), 'heading and picture').toBe(true);
  const controls = page.locator('[data-pictured] form').locator('input, button');
  for (const control of await controls.filter({ visible: true }).all()) {
    await control.scrollIntoViewIfNeeded();
    expect(await control.evaluate(isHit), await control.evaluate((one) => one.outerHTML.slice(0, 80))).toBe(
      true,
    );
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Runs in the page: a press at the middle of the control reaches it. */
function isHit(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (control.contains(hit) || hit.contains(control));
}
