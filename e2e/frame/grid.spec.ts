import type { Locator, Page } from '@playwright/test';
import { onward, requiredField } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

const summary = (page: Page) => page.getByRole('region', { name: say('check.summary'), exact: true });

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not drawn.`);
  const { x, y, width, height } = box;
  return { ...box, right: x + width, bottom: y + height, middle: y + height / 2 };
}

test('values, form, summary and footer of a redemption keep to the grid, and the summary folds to one line on a phone', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });

  // Amount and note are in the middle of the card that they share.
  await openWith(page, '/redeem/100115/value', sandbox, await sandbox.newVoucher('de'));
  const cards = page.locator('[data-notes=beside] > label');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    const title = card
      .locator('> span')
      .filter({ hasText: /^\d+,\d\d/ })
      .first();
    const [words, around] = [await boxOf(title), await boxOf(card)];
    expect(Math.abs(words.middle - around.middle)).toBeLessThan(2);
  }

  // Form and summary share the page seven to five, with 64 px between them.
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  const row = await boxOf(page.getByRole('banner').locator('> div'));
  const beside = await boxOf(summary(page));
  const steps = await boxOf(page.getByRole('list', { name: say('progress.label') }));
  expect(Math.round(beside.right)).toBe(Math.round(row.right));
  expect(Math.round(beside.width)).toBe(Math.round(((row.width - 64) * 5) / 12));
  expect(Math.round(beside.x - steps.right)).toBe(64);

  // The copyright line is below the links, both from the left edge.
  const footer = page.getByRole('contentinfo');
  const copyright = await boxOf(footer.getByText('©'));
  const links = await boxOf(footer.getByRole('navigation'));
  for (const part of [copyright, links]) expect(Math.round(part.x)).toBe(Math.round(row.x));
  expect(links.bottom).toBeLessThan(copyright.y);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(summary(page)).toBeHidden();
  const line = page.getByRole('main').getByRole('button', { name: /50,00/ });
  const email = requiredField(page, say, 'customer.email');
  expect((await boxOf(line)).bottom).toBeLessThan((await boxOf(email)).y);
  await line.press('Enter');
  await expect(summary(page)).toBeVisible();
  expect((await boxOf(summary(page))).bottom).toBeLessThan((await boxOf(email)).y);
});

test('the footer of the restaurant layout is centred', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, at('restaurant', '/help'));
  const footer = page.getByRole('contentinfo');
  const middle = async (thing: Locator) => {
    const { x, width } = await boxOf(thing);
    return Math.round(x + width / 2);
  };
  const centre = await middle(footer);
  expect(await middle(footer.getByText('©'))).toBe(centre);
  expect(await middle(footer.getByRole('list'))).toBe(centre);
});
