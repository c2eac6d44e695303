import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from './open.ts';

/** Folder of the screenshots; set only by `npm run contact-sheet`. */
const FOLDER = process.env.CONTACT_SHEET;

/** Limits a screenshot in CSS pixels: below about three screens, a wall only repeats itself. */
const TALLEST = 2_800;

/** Takes a screenshot in both colour schemes for the contact sheet; does nothing in a normal run. */
export async function photograph(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  if (FOLDER === undefined || size === null) return;
  const [site = ''] = new URL(page.url()).hostname.split('.');
  const name = screen.replace(` of ${site}`, '').replace(/[^\w]+/g, '-');
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(FOLDER, `${name}_${site}_${size.width}_${colorScheme}.jpg`),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
      clip: { x: 0, y: 0, width: size.width, height: TALLEST },
      animations: 'disabled',
    });
  }
  await page.emulateMedia({ colorScheme: null });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Takes screenshots at both widths. */
export async function look(page: Page, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    await photograph(page, screen);
  }
}
