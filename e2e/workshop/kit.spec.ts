import { openElsewhere } from '../support/open.ts';
import { expectAccessible } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

// Frames follow the scheme that the page chooses, unless the browser is told another one.
test.use({ colorScheme: null });

test('the page of the kit draws all parts in the look of the chosen brand, at a width and in a scheme', async ({
  page,
  port,
}) => {
  await openElsewhere(page, `http://localhost:${port}/gallery/kit?site=at`);
  const frame = page.frameLocator('iframe');
  const root = frame.locator('html');
  await expect(root).toHaveAttribute('data-layout', 'classic');
  const primary = frame.getByRole('button', { name: 'Redeem', exact: true }).first();
  await expect(primary).toHaveCSS('background-color', 'rgb(30, 91, 58)');
  await page.getByLabel('Brand').selectOption('de');
  await expect(root).toHaveAttribute('data-layout', 'modern');
  await expect(primary).toHaveCSS('background-color', 'rgb(211, 43, 45)');
  await page.getByLabel('Width').selectOption('390');
  await expect.poll(() => root.evaluate(() => window.innerWidth)).toBe(390);
  await page.getByLabel('Scheme').selectOption('dark');
  await expect(root).toHaveCSS('background-color', 'rgb(22, 24, 29)');
  await frame.getByRole('region', { name: 'Dialog' }).getByRole('button').first().click();
  await expect(frame.getByRole('dialog', { name: 'End this voucher?' })).toBeVisible();
});

test('the parts of the kit pass axe', async ({ page, port }) => {
  await openElsewhere(page, `http://f0.de.gallery.localhost:${port}/gallery/parts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the parts of the kit');
});
