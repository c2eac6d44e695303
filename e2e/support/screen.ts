import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect as hard, type Page } from '@playwright/test';
import { photograph } from './contactSheet.ts';
import { cutTexts } from './cutTexts.ts';

/** A flaw of one screen does not keep a journey from looking at the next. */
const expect = hard.configure({ soft: true });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** As `expectSound`, on a phone and at a desk; the state must bear that its window changes. */
export async function expectSoundAtBothWidths(page: Page, screen: string): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectSound(page, `${screen} at ${size.width} px`);
    await photograph(page, screen);
  }
}

/** No violation of any rule, none waived. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A document takes axe in once, which is most of the time of a small page: left to itself the builder does it twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Without frames of other origins the old way suffices; the new one opens a page for every check.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode(true);
  // What is in order is not told of, which would take longer than looking.
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  const found = violations.map(({ id, help, nodes }) => {
    const where = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`);
    return `${id} (${nodes.length}×): ${help} ${where.join(' | ')}`;
  });
  expect(found, `axe on ${screen}`).toEqual([]);
}

/** No sideways scrolling, and every word in sight. */
export async function expectFitting(page: Page, screen: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect
    .poll(() => page.evaluate(cutTexts), { message: `${screen} at ${width} px`, timeout: 3_000 })
    .toEqual([]);
}

/** Everything that was on its way is there. */
async function expectSettled(page: Page): Promise<void> {
  await hard(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await hard(page.locator('h1')).toBeVisible();
}
