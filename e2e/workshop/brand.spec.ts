import { openElsewhere } from '../support/open.ts';
import { expectAccessible } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1600, height: 1000 } });

test('the form changes the colour, the layout and the texts of a live site', async ({ page, port }) => {
  await openElsewhere(page, `http://localhost:${port}/gallery/brand`);
  const root = page.frameLocator('iframe').locator('html');
  const fill = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue('--brand-fill'));
  const { id, colour } = { id: 'brandingColor', colour: '#225588' };
  await expect.poll(fill).toBe('#a85a12');
  await page.locator(`#at-${id}`).fill(colour);
  await page.locator('#at-actionColor').fill('');
  await expect.poll(fill).toBe(colour);
  await page.locator('#at-layout').selectOption('modern');
  await expect(root).toHaveAttribute('data-layout', 'modern');
  await page.locator('#at-brand').fill('Papiermeise');
  await expect(
    page.frameLocator('iframe').getByRole('banner').getByRole('img', { name: 'Papiermeise' }),
  ).toBeVisible();
});

test('a pale colour fails, and the nearest one that passes is one click away', async ({ page, port }) => {
  await openElsewhere(page, `http://localhost:${port}/gallery/brand`);
  const faults = page.locator('[data-faults-at="brandingColor"]');
  await page.locator('#at-actionColor').fill('');
  await page.locator('#at-brandingColor').fill('#ffdd33');
  await expect(faults).toContainText('White text has a contrast of only');
  await page.getByRole('button', { name: /^Take #.*as brandingColor$/ }).click();
  await expect(faults).toBeEmpty();
  await expect(page.locator('#at-brandingColor')).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(page.locator('#at-brandingColor')).not.toHaveValue('#ffdd33');
  await expect(page.getByRole('table', { name: 'Light scheme' }).getByText('fails')).toHaveCount(0);
});

test('a fault is told at its field, and a build’s server writes nothing', async ({ page, port }) => {
  await openElsewhere(page, `http://localhost:${port}/gallery/brand`);
  await page.locator('#at-country').fill('Netherlands');
  await expect(page.locator('[data-faults-at="country"]')).toContainText('is not a country code');
  await expect(page.locator('#at-country')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Write the site’s files' })).toBeDisabled();
  await expectAccessible(page, 'the form of a brand');
});
