import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page: where the parts of the dialog begin, in the order of the document. */
const beginnings = (dialog: Element) =>
  [...dialog.querySelectorAll('h3, fieldset, a[target], dl')]
    .map((part) => part.getBoundingClientRect())
    .map(({ left, top }) => ({ left: Math.round(left), top: Math.round(top) }));

test('the parts of a shop’s dialog come in the order of sight at 1100 px, column by column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, '/shops');
  await page.locator('main li a[href^="/shops/"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('dl')).toBeVisible();
  const parts = await dialog.evaluate(beginnings);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts).toEqual(parts.toSorted((one, other) => one.left - other.left || one.top - other.top));
});
