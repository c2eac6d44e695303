import { expect, type Page } from '@playwright/test';
import { translatePage } from '#tests/data/translator.ts';
import { settled } from './open.ts';

/** Records everything that the page shows and announces, under a name. */
export type Note = (name: string) => Promise<void>;

/** Differs between walks: times, references of pages, numbers of vouchers and orders, codes, and addresses with them. */
const OWN = /\d{1,2}:\d{2}|\b[\dA-F]{4}-[\dA-F]{4}\b|\d{4,}|\b(?=[A-Z-]*\d)[A-Z\d-]{4,}\b|\/url:.*/g;

/**
 * Walks twice, each time in a new page with a reset backend: first as it is, then while the browser translates the
 * page. Both walks must show the same at every step.
 */
export async function walkTranslated(
  page: Page,
  begin: () => Promise<void>,
  walk: (page: Page, note: Note) => Promise<void>,
): Promise<void> {
  const own = await page.context().newPage();
  // Tall enough for the whole short wall: otherwise tiles are rendered only near the viewport.
  for (const each of [page, own]) await each.setViewportSize({ width: 1280, height: 4000 });
  const notes = new Map<string, string>();
  await begin();
  await walk(page, async (name) => void notes.set(name, await resting(page)));
  // Another tab of the same browser would receive this tab's messages.
  await page.evaluate(() => window.localStorage.clear());
  await page.close();
  await begin();
  await own.addInitScript(`document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`);
  await walk(own, async (name) => {
    await settled(own);
    await expect.poll(() => said(own), name).toBe(notes.get(name));
  });
}

/** The page's content once it stops changing. */
async function resting(page: Page): Promise<string> {
  await settled(page);
  let before = '';
  const rests = async () => {
    const now = await said(page);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(rests, { intervals: [300] }).toBe(true);
  return before;
}

/** The accessibility tree and the visible text. White space depends on the layout. */
async function said(page: Page): Promise<string> {
  const body = page.locator('body');
  const [spoken, seen] = [await body.ariaSnapshot(), await body.innerText()];
  return [spoken, seen].map((text) => text.replaceAll(/[^\S\n]+/g, '').replaceAll(OWN, '*')).join('\n');
}
