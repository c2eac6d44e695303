import type { Page } from '@playwright/test';

/** What stands in the stacks of our styles, and what a machine without narrow faces sets in its place. */
const WIDE = [
  ['arial', '400', 'DejaVu Sans'],
  ['arial', '700', 'DejaVu Sans Bold'],
  ["'Times New Roman'", '400', 'DejaVu Serif'],
  ["'Times New Roman'", '700', 'DejaVu Serif Bold'],
] as const;

const STYLES = WIDE.map(
  ([family, weight, face]) =>
    `@font-face { font-family: ${family}; font-weight: ${weight}; src: local('${face}'); }`,
).join('\n');

/** Sets all pages from now on in wide faces, as on a machine that has no narrow ones (ADR 24). */
export async function usesWideFaces(page: Page): Promise<void> {
  await page.addInitScript(adopt, STYLES);
}

/** Looks at a page in the narrow faces in which it stands, and in wide ones. */
export async function inBothFaces(page: Page, look: (faces: string) => Promise<void>): Promise<void> {
  await look('narrow faces');
  await page.evaluate(adopt, STYLES);
  await look('wide faces');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Runs in the page, also before there is a document: resolves once it is set anew. */
async function adopt(styles: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // A face is looked for only once something is to be set in it.
  document.body?.getBoundingClientRect();
  await document.fonts.ready;
}
