/**
 * Draws each site's link preview from logo and key visual, because most preview services render no SVG. Run it after a
 * change of either, or for a new brand: `npm exec -- node tools/brand/drawPreviews.ts xx` (all brands without an id)
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { framing } from '#domain/site/pictureArea.ts';
import { SITES } from '#sites/index.ts';
import { ensureBrowser } from '../machine/browser.ts';
import { wholeSite } from '../build/place.ts';

/** The size that preview services expect. */
const SIZE = { width: 1200, height: 630 };
/** The best first. */
const QUALITIES = [82, 78, 74, 70, 66, 62, 58, 54, 50, 46, 42, 38, 34] as const;

const dataOf = (path: string | null | undefined): string =>
  path ? `data:image/svg+xml;base64,${readFileSync(`public${path}`).toString('base64')}` : '';

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
const ids = process.argv.slice(2);
const sites = SITES.filter(({ id }) => ids.length === 0 || ids.includes(id));
for (const site of await Promise.all(sites.map(wholeSite))) {
  const { id, brandingColor, logo, keyVisualImage, keyVisualFocus } = site;
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; grid-template-columns: 50% 50%; background: #fff; }
      div { display: grid; place-items: center; border-block-start: 18px solid ${brandingColor}; }
      div img { width: 74%; max-height: 40%; }
      body > img { width: 100%; height: 630px; object-fit: cover; object-position: ${keyVisualFocus ? framing(keyVisualFocus) : '50%'}; }
    </style>
    <div><img src="${dataOf(logo)}"></div><img src="${dataOf(keyVisualImage)}">`,
    { waitUntil: 'load' },
  );
  await writePreview(`public/brands/${id}/preview.jpg`);
}
await browser.close();

/** In the best quality that makes the file no larger than the one that it replaces. Without one, in the best of all. */
async function writePreview(path: string): Promise<void> {
  const limit = existsSync(path) ? statSync(path).size : Infinity;
  let picture: Buffer | undefined;
  for (const quality of QUALITIES) {
    picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= limit) break;
  }
  if (picture) writeFileSync(path, picture);
}
