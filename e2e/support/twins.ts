import { expect, type Page } from '@playwright/test';
import { translatePage } from '#tests/data/translator.ts';
import { settled } from './open.ts';

/** Takes down, under a name, everything that a page shows and says now. */
export type Note = (name: string) => Promise<void>;

/** What differs from one walk to the next: times, numbers of vouchers and orders, codes, addresses with such in them. */
const OWN = /\d{1,2}:\d{2}|\d{4,}|\b(?=[A-Z-]*\d)[A-Z\d-]{4,}\b|\/url:.*/g;

/**
 * Walks twice, each time on a page of its own and with a backend that `begin` has put back: first as it is, then while the
 * browser translates the page, which has to say the same at every step.
 */
export async function walkTranslated(
  page: Page,
  begin: () => Promise<void>,
  walk: (page: Page, note: Note) => Promise<void>,
): Promise<void> {
  const own = await page.context().newPage();
  // All of a short wall is in view: a long one draws what is near, and more whenever the page has moved.
  for (const each of [page, own]) await each.setViewportSize({ width: 1280, height: 4000 });
  const notes = new Map<string, string>();
  await begin();
  await walk(page, async (name) => void notes.set(name, await resting(page)));
  // Another tab of the same browser would hear of this one.
  await page.evaluate(() => window.localStorage.clear());
  await page.close();
  await begin();
  await own.addInitScript(`document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`);
  await walk(own, async (name) => {
    await settled(own);
    await expect.poll(() => said(own), name).toBe(notes.get(name));
  });
}

/** What a page says once nothing more comes. */
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

/** Names, states and values as they are spoken, and texts as they are seen. White space is the layout's affair. */
async function said(page: Page): Promise<string> {
  const body = page.locator('body');
  const [spoken, seen] = [await body.ariaSnapshot(), await body.innerText()];
  return [spoken, seen].map((text) => text.replaceAll(/[^\S\n]+/g, '').replaceAll(OWN, '*')).join('\n');
}
