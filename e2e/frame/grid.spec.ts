import type { Locator, Page } from '@playwright/test';
import { onward, requiredField } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const SHOP = '100115';

const summary = (page: Page) => page.getByRole('region', { name: say('check.summary'), exact: true });

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${String(thing)} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The form step of a redemption of 25 euros. */
async function openDetails(page: Page, sandbox: Parameters<typeof openWith>[2]): Promise<void> {
  await openWith(page, `/redeem/${SHOP}/value`, sandbox, await sandbox.newVoucher('de'));
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeVisible();
}

test('form and summary share the page seven to five, with 64 px between them', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDetails(page, sandbox);
  const row = await boxOf(page.getByRole('banner').locator('> div'));
  const beside = await boxOf(summary(page));
  const steps = await boxOf(page.getByRole('list', { name: say('progress.label') }));
  expect(Math.round(beside.right)).toBe(Math.round(row.right));
  expect(Math.round(beside.width)).toBe(Math.round(((row.width - 64) * 5) / 12));
  expect(Math.round(beside.x - steps.right)).toBe(64);
});

test('on a phone the summary is one line above the form, and opens', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDetails(page, sandbox);
  await expect(summary(page)).toBeHidden();
  const line = page.getByRole('button', { name: /· 50,00/ });
  const form = await boxOf(requiredField(page, say, 'customer.email'));
  expect((await boxOf(line)).bottom).toBeLessThan(form.y);
  await line.press('Enter');
  await expect(summary(page)).toBeVisible();
  expect((await boxOf(summary(page))).bottom).toBeLessThan(
    (await boxOf(requiredField(page, say, 'customer.email'))).y,
  );
});

for (const site of ['de', 'ch', 'region'] as const) {
  test(`the copyright line of ${site} is below the links, both from the left edge`, async ({ page, at }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, at(site, '/help'));
    const footer = page.getByRole('contentinfo');
    const row = await boxOf(page.getByRole('banner').locator('> div'));
    const copyright = await boxOf(footer.getByText('©'));
    const links = await boxOf(footer.getByRole('navigation'));
    for (const part of [copyright, links]) expect(Math.round(part.x)).toBe(Math.round(row.x));
    expect(links.bottom).toBeLessThan(copyright.y);
  });
}

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
