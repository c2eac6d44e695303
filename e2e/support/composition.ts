import { expect, type Page } from '@playwright/test';
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

/** Runs in the page: the parts as laid out, before anything is tilted. */
function partsOf(hero: Element): Parts {
  const [words, form] = hero.querySelectorAll(':scope > div');
  const picture = hero.querySelector('picture img');
  return {
    words: boxOf(words),
    form: boxOf(form),
    picture: boxOf(picture),
    width: document.documentElement.clientWidth,
  };

  function boxOf(element: Element | null | undefined): Box {
    if (!(element instanceof HTMLElement)) throw new Error('The entry has no words, form or picture.');
    let [left, top] = [0, 0];
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
      left += at.offsetLeft;
      top += at.offsetTop;
    }
    return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
  }
}

const heroOf = (page: Page) => page.locator('[data-pictured]');

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
    picture.bottom > form.bottom &&
    picture.right - picture.left !== picture.bottom - picture.top,
  banner: ({ words, form, picture, width }) =>
    picture.right - picture.left === width && isAbove(picture, words) && isAbove(words, form),
};

/** The parts of the entry lie as this composition promises, and as no other one does. */
export async function expectComposition(page: Page, composition: Composition): Promise<void> {
  await expect(page.locator('[data-composition]')).toHaveAttribute('data-composition', composition);
  await expect.poll(() => keptPromises(page)).toEqual([composition]);
}

async function keptPromises(page: Page): Promise<readonly string[]> {
  const parts = await heroOf(page).evaluate(partsOf);
  return Object.entries(PROMISES).flatMap(([name, holds]) => (holds(parts) ? [name] : []));
}

/** The words are apart from form and picture; the picture may lie under the form, but never over it. */
export async function expectNothingCovered(page: Page): Promise<void> {
  const { words, form, picture } = await heroOf(page).evaluate(partsOf);
  expect(areApart(words, form), 'heading and form').toBe(true);
  expect(areApart(words, picture), 'heading and picture').toBe(true);
  expect(await heroOf(page).evaluate(covered)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Runs in the page: the controls of the form that a press at their middle does not reach. */
function covered(hero: Element): string[] {
  const controls = [...hero.querySelectorAll('form input, form button')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0,
  );
  if (controls.length === 0) return ['no control'];
  return controls.filter((control) => !isHit(control)).map((control) => control.outerHTML.slice(0, 80));

  function isHit(control: Element): boolean {
    const place = control.getBoundingClientRect();
    if (place.top < 0 || place.bottom > window.innerHeight)
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (control.contains(hit) || hit.contains(control));
  }
}
