/**
 * Draws the picture that a link to each site is shown with, `public/brands/<id>/preview.jpg`, from its logo and its key
 * visual: most services that show previews draw no SVG. Run it when one of the two has changed, or for a new brand.
 *
 *   npm exec -- node scripts/drawPreviews.ts
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { framing } from '#domain/site/pictureArea.ts';
import { SITES } from '#sites/index.ts';
import { ensureBrowser } from './browser.ts';
import { wholeSite } from './place.ts';

/** What the services ask for. */
const SIZE = { width: 1200, height: 630 };
const QUALITY = 82;

const dataOf = (path: string | null | undefined): string =>
  path ? `data:image/svg+xml;base64,${readFileSync(`public${path}`).toString('base64')}` : '';

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
for (const site of await Promise.all(SITES.map(wholeSite))) {
  const { id, brandingColor, logo, keyVisualImage, keyVisualFocus } = site;
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; grid-template-columns: 46% 54%; background: #fff; }
      div { display: grid; place-items: center; border-block-start: 18px solid ${brandingColor}; }
      div img { width: 74%; max-height: 40%; }
      body > img { width: 100%; height: 630px; object-fit: cover; object-position: ${keyVisualFocus ? framing(keyVisualFocus) : '50%'}; }
    </style>
    <div><img src="${dataOf(logo)}"></div><img src="${dataOf(keyVisualImage)}">`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: `public/brands/${id}/preview.jpg`, type: 'jpeg', quality: QUALITY });
}
await browser.close();
