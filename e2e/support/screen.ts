import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect as hard, type Locator, type Page } from '@playwright/test';
import { photograph } from './contactSheet.ts';
import { cutTexts } from './cutTexts.ts';
import { smallTargets } from './smallTargets.ts';
import { inBothFaces, inBothFacesAt } from './wideFaces.ts';

/** Soft, so that a fault of one screen does not end the journey. */
const expect = hard.configure({ soft: true });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only these rules depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The minified axe of the builder's own version: half as much for the browser to parse. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The narrowest supported screen (WCAG 1.4.10). */
const NARROWEST = 320;

/**
 * The screen passes axe, fits its width and cuts no text; at a phone's width also at 320 px, and all controls are large
 * enough there.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  await expectSettled(page);
  await expectAccessible(page, screen);
  const size = page.viewportSize();
  if (size === null || size.width > 480) return expectFitting(page, screen);
  await expect.poll(() => page.evaluate(smallTargets), { message: `${screen} by finger` }).toEqual([]);
  await inBothFacesAt(page, [size, { ...size, width: NARROWEST }], (named) =>
    expectNothingCut(page, `${screen} ${named}`),
  );
}

/** Like `expectSound`, at a phone's and a wide width. The state must survive a resize. `look` runs at both widths. */
export async function expectSoundAtBothWidths(
  page: Page,
  screen: string,
  look?: (named: string) => Promise<void>,
): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectSound(page, `${screen} at ${size.width} px`);
    await photograph(page, screen);
    await look?.(`${screen} at ${size.width} px`);
  }
}

/** No rule is waived. */
export function expectAccessible(page: Page, screen: string): Promise<void> {
  return expectNoViolation(page, screen, (axe) => axe.withTags(RULES));
}

/** Checks only the colour rules, for a screen that passed all rules in the light scheme. */
export async function expectReadableInDark(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  // A scanner needs black on white.
  for (const symbol of await page.locator('article [data-shape]').all())
    hard(await groundOf(symbol), `the ground of a symbol, ${screen}`).toBe('rgb(255, 255, 255)');
  await expectNoViolation(page, `${screen} in the dark`, (axe) => axe.withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: null });
}

/** The background of the page is nearly black. */
export async function expectDark(page: Page): Promise<void> {
  const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const parts = ground.match(/\d+/g)?.map(Number) ?? [];
  hard(Math.max(...parts), ground).toBeLessThan(40);
}

/** The colour behind an element: its own background or the nearest ancestor's. */
function groundOf(thing: Locator): Promise<string> {
  return thing.evaluate((start) => {
    for (let at: Element | null = start; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
    }
    return 'nothing';
  });
}

/** Runs in the page: waits for animations, because axe must not see colours in the middle of a fade. */
async function fadesOver(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page: scrolls at once to this height, and returns where it was. */
function scrolledTo(top: number): number {
  const before = window.scrollY;
  if (before !== top) window.scrollTo({ top, behavior: 'instant' });
  return before;
}

async function expectNoViolation(
  page: Page,
  screen: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.evaluate(fadesOver);
  // Injects axe once per document. The builder would do it twice, which takes most of the time of a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Legacy mode suffices without cross-origin frames. The default mode opens a page for each check.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode(true);
  // At the top: further down, the wall's sticky bar covers part of whatever is below it, which axe takes for small.
  const scrolled = await page.evaluate(scrolledTo, 0);
  // Reporting passed rules would take longer than checking them.
  const { violations } = await choose(axe.options({ resultTypes: ['violations'] })).analyze();
  await page.evaluate(scrolledTo, scrolled);
  const found = violations.map(({ id, help, nodes }) => {
    const where = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`);
    return `${id} (${nodes.length}×): ${help} ${where.join(' | ')}`;
  });
  expect(found, `axe on ${screen}`).toEqual([]);
}

/** No horizontal scrolling and no cut text, in narrow and in wide faces. */
export async function expectFitting(page: Page, screen: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await inBothFaces(page, (faces) => expectNothingCut(page, `${screen} at ${width} px, in ${faces}`));
}

function expectNothingCut(page: Page, screen: string): Promise<void> {
  return expect.poll(() => page.evaluate(cutTexts), { message: screen }).toEqual([]);
}

async function expectSettled(page: Page): Promise<void> {
  await hard(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await hard(page.locator('h1')).toBeVisible();
}
