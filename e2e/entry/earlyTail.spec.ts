import { codeField, codesSent, early, expectEntered, openHeld, submitButton } from '../support/early.ts';
import { headlineOf } from '../support/headline.ts';
import { type HeldTail, holdTail } from '../support/heldTail.ts';
import { openBare } from '../support/open.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from '../support/shifts.ts';
import { expect, test as usual } from '../support/test.ts';

/** Holds the rest of each page back from `mark` on, as on a slow connection. */
const test = usual.extend<{ mark: string; tail: HeldTail }>({
  // Before the page's second script; all visible parts come earlier.
  mark: ['<div id="root"', { option: true }],
  tail: async ({ port, mark }, hand) => {
    const tail = await holdTail(port, mark);
    await hand(tail);
    tail.close();
  },
});

test('text and a press before the end of the page are kept, and the press is submitted once', async ({
  page,
  tail,
  sandbox,
  watch,
}) => {
  watch.visits(tail.host('de'));
  const voucher = await sandbox.newVoucher('de');
  watch.secret(voucher.code);
  const sent = codesSent(page);
  await openBare(page, `http://${tail.host('de')}/`);
  await codeField(page).fill(voucher.code);
  await codeField(page).press('Enter');
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#root')).not.toBeAttached();
  tail.release();
  await expect(early(page)).not.toBeAttached();
  await expectEntered(page, voucher, sent);
});

test('another language, or a page without the code field, stays hidden before the end of the page', async ({
  page,
  tail,
  watch,
}) => {
  watch.visits(tail.host('ch'));
  const heading = early(page).getByRole('heading', { level: 1, includeHidden: true });
  for (const path of ['/?lang=fr', '/help']) {
    await openBare(page, `http://${tail.host('ch')}${path}`);
    await expect(heading).toHaveText(headlineOf('de-CH', 'ch'));
    await expect(early(page).locator('form')).toBeAttached();
    await expect(heading).toBeHidden();
    await expect(page.locator('#root')).not.toBeAttached();
  }
  await openBare(page, `http://${tail.host('ch')}/`);
  await expect(heading).toBeVisible();
});

test.describe('if the picture loads later than the form', () => {
  // Of all pictures of the page, only this one.
  test.use({ mark: 'fetchPriority="high"' });

  for (const [site, width] of [
    ['at', 390],
    ['de', 1280],
    ['restaurant', 390],
    ['restaurant', 1280],
  ] as const) {
    test(`nothing moves on ${site} at ${width} px`, async ({ page, tail, watch }) => {
      watch.visits(tail.host(site));
      await page.setViewportSize({ width, height: width < 480 ? 844 : 900 });
      await watchShifts(page);
      await openHeld(page, `http://${tail.host(site)}/`);
      await expect(page.locator('form [type=submit]')).toBeVisible();
      const before = await page.locator('form').boundingBox();
      tail.release();
      await expect(page.locator('main picture img')).toBeVisible();
      expect(await page.locator('form').boundingBox()).toEqual(before);
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
});
