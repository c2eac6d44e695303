import type { Page } from '@playwright/test';

/** Families of our font stacks, and their replacements on a machine without narrow faces. */
const WIDE = [
  ['arial', '400', 'DejaVu Sans'],
  ['arial', '700', 'DejaVu Sans Bold'],
  ["'Times New Roman'", '400', 'DejaVu Serif'],
  ["'Times New Roman'", '700', 'DejaVu Serif Bold'],
] as const;

/** The fonts of such a machine. */
const MACHINE = WIDE.map(
  ([family, weight, face]) =>
    `@font-face { font-family: ${family}; font-weight: ${weight}; src: local('${face}'); }`,
).join('\n');

/** Without the brand's own face, as until it arrives. */
const STYLES = `${MACHINE}\n:root[data-face] { --font-display: var(--font-head); }`;

/** All pages from now on are as on a machine without narrow faces, and with the brand's own. */
export async function onWideMachine(page: Page): Promise<void> {
  await page.addInitScript(adopt, MACHINE);
}

/** Uses wide faces on all pages from now on, as on a machine without narrow ones and the brand's own (ADR 24). */
export async function usesWideFaces(page: Page): Promise<void> {
  await page.addInitScript(adopt, STYLES);
}

/** Checks a page in its narrow faces and in wide ones. */
export async function inBothFaces(page: Page, look: (faces: string) => Promise<void>): Promise<void> {
  await look('narrow faces');
  await inWideFaces(page, () => look('wide faces'));
}

/** Checks a page at these sizes in its narrow faces, and back again in wide ones. It ends at the first size. */
export async function inBothFacesAt(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  look: (named: string) => Promise<void>,
): Promise<void> {
  const lookAt = async (each: typeof sizes, faces: string) => {
    for (const size of each) {
      await page.setViewportSize(size);
      await look(`at ${size.width} px, in ${faces}`);
    }
  };
  await lookAt(sizes, 'narrow faces');
  // The wide faces' style sheet is added once for all sizes: after each change the browser lays out the whole page.
  await inWideFaces(page, () => lookAt(sizes.toReversed(), 'wide faces'));
}

/** Looks at a page in wide faces, which it then leaves. */
async function inWideFaces(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(adopt, STYLES);
  await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Runs in the page, even before there is a document. Resolves once the fonts are applied. */
async function adopt(styles: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // Layout starts loading the fonts.
  document.body?.getBoundingClientRect();
  await document.fonts.ready;
}
