import type { Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** The site's own drawings that the page asks for, in order, each as often as it does. */
function askedDrawings(page: Page, site: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = new RegExp(`/brands/${site}/((?:logo|keyVisual)\\w*\\.svg)$`).exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const [site, screen, picture] of [
  ['de', DESK, 'keyVisual'],
  ['restaurant', DESK, 'keyVisualDesk'],
  ['restaurant', PHONE, 'keyVisual'],
] as const) {
  for (const [scheme, ending] of [
    ['light', '.svg'],
    ['dark', 'Dark.svg'],
  ] as const) {
    test(`${site} fetches only the ${scheme} logo and picture, once, at ${screen.width} px`, async ({
      page,
      at,
      sandbox,
    }) => {
      await sandbox.hidesShops();
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(screen);
      const asked = askedDrawings(page, site);
      await open(page, at(site));
      await expect(page.locator('main picture img')).toBeVisible();
      expect(asked.toSorted()).toEqual([picture + ending, `logo${ending}`]);
    });
  }
}

test('a logo for the dark scheme stands on the page itself, and a dark picture is not dimmed', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('header picture img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('main picture img')).toHaveCSS('filter', 'none');
});
