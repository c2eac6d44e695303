import type { Page } from '@playwright/test';
import type { SiteLayout } from '#domain/site/layout.ts';
import { SITES } from '#sites/index.ts';

/** Families of our font stacks, and their replacements on a machine without narrow faces. */
const WIDE = [
  ['arial', '400', 'DejaVu Sans'],
  ['arial', '700', 'DejaVu Sans Bold'],
  ["'Times New Roman'", '400', 'DejaVu Serif'],
  ["'Times New Roman'", '700', 'DejaVu Serif Bold'],
] as const;

/** What `local()` finds for headings on a machine with one font only (`tools/build/standIns.ts`). */
const standIns = (face: (layout: SiteLayout) => string) =>
  SITES.map(({ id, layout }) => fontFace(`like-${id}`, '700', face(layout)));

/** The fonts of such a machine. */
const MACHINE = [
  ...WIDE.map(([family, weight, face]) => fontFace(family, weight, face)),
  ...standIns((layout) => (layout === 'restaurant' ? 'DejaVu Serif' : 'DejaVu Sans Bold')),
].join('\n');

/** Without the brand's own face, as until it arrives. */
const STYLES = `${MACHINE}\n:root[data-brand] { --font-display: var(--font-head); }`;

/** Fonts of today's devices: Android's, and one about as wide as those of Apple, Windows and GNOME. */
export const DEVICE_FONTS = ['Roboto', 'Inter'] as const;

/**
 * All pages from now on are as on a machine with this font, and with the brand's own. Android has no Arial for
 * headings.
 */
export async function onMachineWith(page: Page, font: (typeof DEVICE_FONTS)[number]): Promise<void> {
  const weights = { 400: 'Regular', 600: 'SemiBold', 800: 'ExtraBold' };
  const fonts = Object.entries(weights).map(([weight, name]) =>
    fontFace('roboto', weight, `${font} ${name}`),
  );
  const heading = (layout: SiteLayout) => {
    if (layout === 'restaurant') return 'Tinos Regular';
    return layout === 'modern' ? 'Roboto ExtraBold' : 'Roboto SemiBold';
  };
  await page.addInitScript(adopt, [...fonts, ...(font === 'Roboto' ? standIns(heading) : [])].join('\n'));
}

function fontFace(family: string, weight: string, face: string): string {
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: local('${face}'); }`;
}

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
