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

test('a dark screen loads only the dark logo and picture, once, without a background or dimming', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked = askedDrawings(page, 'de');
  await open(page, '/');
  await expect(page.locator('main picture img')).toBeVisible();
  expect(asked.toSorted()).toEqual(['keyVisualDark.svg', 'logoDark.svg']);
  await expect(page.locator('header picture img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('main picture img')).toHaveCSS('filter', 'none');
});

for (const [colorScheme, width, drawings] of [
  ['light', 1280, ['keyVisualDesk.svg', 'logo.svg']],
  ['dark', 390, ['keyVisualDark.svg', 'logoDark.svg']],
] as const) {
  test(`a ${colorScheme} screen of ${width} px loads only the picture for its width, once`, async ({
    page,
    at,
    sandbox,
  }) => {
    await sandbox.hidesShops();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const asked = askedDrawings(page, 'restaurant');
    await open(page, at('restaurant'));
    await expect(page.locator('main picture img')).toBeVisible();
    expect(asked.toSorted()).toEqual(drawings);
  });
}
