import { openElsewhere } from '../support/open.ts';
import { expectAccessible } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('the brand form changes colour, layout and texts of a live site, and offers a passing colour for a pale one', async ({
  page,
  port,
}) => {
  await openElsewhere(page, `http://localhost:${port}/gallery/brand`);
  const frame = page.frameLocator('iframe').last();
  const root = frame.locator('html');
  await expect(root).toHaveCSS('--brand-fill', '#a85a12');
  await page.locator('#at-actionColor').fill('#225588');
  await expect(root).toHaveCSS('--brand-fill', '#225588');
  await page.locator('#at-layout').selectOption('modern');
  await page.locator('#at-brand').fill('Papiermeise');
  await expect(root).toHaveAttribute('data-layout', 'modern');
  await expect(frame.getByRole('banner').getByRole('img', { name: 'Papiermeise' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove languages.1' }).press('Enter');
  await expect(page.locator('#at-languages')).toBeFocused();
  const faults = page.locator('#at-brandingColor-error');
  await page.locator('#at-actionColor').fill('');
  await page.locator('#at-brandingColor').fill('#ffdd33');
  await expect(faults).toContainText('White text has a contrast of only');
  await expect(page.locator('#at-brandingColor')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'the form of a brand');

  await page.getByRole('button', { name: /^Take #.*as actionColor$/ }).click();
  await expect(page.locator('#at-actionColor')).toBeFocused();
  await expect(faults).toHaveCount(0);
  await expect(page.locator('#at-brandingColor')).toHaveValue('#ffdd33');
  await expect(page.locator('#at-actionColor')).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(page.getByRole('table', { name: 'Light scheme' }).getByText('fails')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Write the site’s files' })).toBeDisabled();
});
