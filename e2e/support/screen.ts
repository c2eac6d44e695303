import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect as hard, type Locator, type Page } from '@playwright/test';
import { photograph } from './contactSheet.ts';
import { cutTexts } from './cutTexts.ts';
import { inBothFaces } from './wideFaces.ts';

/** A flaw of one screen does not keep a journey from looking at the next. */
const expect = hard.configure({ soft: true });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that ask for colours; all others see the same in any scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What the builder brings, in its small form: the browser reads half as much. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The narrowest screen that everything must fit on (WCAG 1.4.10). */
const NARROWEST = 320;

/**
 * A screen in one of its states is accessible by axe, fits its width and cuts no text; on a phone's width also
 * at 320 px.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  await expectSettled(page);
  await expectAccessible(page, screen);
  await expectFitting(page, screen);
  const size = page.viewportSize();
  if (size === null || size.width > 480) return;
  await page.setViewportSize({ ...size, width: NARROWEST });
  await expectFitting(page, screen);
  await page.setViewportSize(size);
}

/** As `expectSound`, on a phone and at a api; the state must bear that its window changes. `look` sees both. */
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

/** No violation of any rule, none waived. */
export function expectAccessible(page: Page, screen: string): Promise<void> {
  return expectNoViolation(page, screen, (axe) => axe.withTags(RULES));
}

/** What the colour scheme can break of it, for a screen that is looked at by light with all rules. */
export async function expectReadableInDark(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  // A code is held out to a scanner.
  for (const code of await page.locator('article code').all())
    hard(await groundOf(code), `the ground of a code, ${screen}`).toBe('rgb(255, 255, 255)');
  await expectNoViolation(page, `${screen} in the dark`, (axe) => axe.withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: null });
}

/** The ground of the page is nearly black. */
export async function expectDark(page: Page): Promise<void> {
  const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const parts = ground.match(/\d+/g)?.map(Number) ?? [];
  hard(Math.max(...parts), ground).toBeLessThan(40);
}

/** The colour behind an element, painted by itself or by the next around it that paints. */
function groundOf(thing: Locator): Promise<string> {
  return thing.evaluate((start) => {
    for (let at: Element | null = start; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
    }
    return 'nothing';
  });
}

/** Runs in the page. What fades in is there only once it has: until then its colours are those of no design. */
async function fadesOver(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function expectNoViolation(
  page: Page,
  screen: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.evaluate(fadesOver);
  // A document takes axe in once, which is most of the time of a small page: left to itself the builder does it twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Without frames of other origins the old way suffices; the new one opens a page for every check.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode(true);
  // What is in order is not told of, which would take longer than looking.
  const { violations } = await choose(axe.options({ resultTypes: ['violations'] })).analyze();
  const found = violations.map(({ id, help, nodes }) => {
    const where = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`);
    return `${id} (${nodes.length}×): ${help} ${where.join(' | ')}`;
  });
  expect(found, `axe on ${screen}`).toEqual([]);
}

/** No sideways scrolling, and every word in sight, in narrow faces and in wide ones. */
export async function expectFitting(page: Page, screen: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await inBothFaces(page, async (faces) => {
    await expect
      .poll(() => page.evaluate(cutTexts), {
        message: `${screen} at ${width} px, in ${faces}`,
        timeout: 3_000,
      })
      .toEqual([]);
  });
}

/** Everything that was on its way is there. */
async function expectSettled(page: Page): Promise<void> {
  await hard(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await hard(page.locator('h1')).toBeVisible();
}
