import { expect, type Page } from '@playwright/test';
import { translatePage } from '#tests/data/translator.ts';
import { settled } from './open.ts';

/** Records everything that the page shows and announces, under a name. */
export type Note = (name: string) => Promise<void>;

/** Differs between walks: times, references of pages, numbers of vouchers and orders, codes, and addresses with them. */
const OWN = /\d{1,2}:\d{2}|\b[\dA-F]{4}-[\dA-F]{4}\b|\d{4,}|\b(?=[A-Z-]*\d)[A-Z\d-]{4,}\b|\/url:.*/g;

/**
 * Walks in two pages at once: in one as it is, in the other while the browser translates it. Both must show the same at
 * every step. They walk side by side, because what comes late on one page may come before the look at the other.
 *
 * @param begin prepares the backend, which both share
 */
export async function walkTranslated(
  plain: Page,
  translated: Page,
  begin: () => Promise<void>,
  walk: (page: Page, note: Note) => Promise<void>,
): Promise<void> {
  // Tall enough for the whole short wall: otherwise tiles are rendered only near the viewport.
  for (const each of [plain, translated]) await each.setViewportSize({ width: 1280, height: 4000 });
  await begin();
  await translated.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`,
  );
  let goOn: (() => void) | null = null;
  const note: Note = async (name) => {
    const other = goOn;
    if (other === null) return new Promise((resolve) => (goOn = resolve));
    goOn = null;
    await expectSame(plain, translated, name);
    other();
  };
  await Promise.all([walk(plain, note), walk(translated, note)]);
}

async function expectSame(plain: Page, translated: Page, step: string): Promise<void> {
  for (const each of [plain, translated]) await settled(each);
  await expect(async () => {
    const [one, other] = await Promise.all([contentOf(plain), contentOf(translated)]);
    expect(other, step).toBe(one);
  }).toPass({ timeout: 20_000 });
}

/** The accessibility tree and the visible text. White space depends on the layout. */
async function contentOf(page: Page): Promise<string> {
  const body = page.locator('body');
  const [spoken, seen] = [await body.ariaSnapshot(), await body.innerText()];
  return [spoken, seen].map((text) => text.replaceAll(/[^\S\n]+/g, '').replaceAll(OWN, '*')).join('\n');
}
