import type { Page } from '@playwright/test';
import { askForOrder } from './support/after.ts';
import { notApart } from './support/apart.ts';
import { cutTexts } from './support/cutTexts.ts';
import { fillCustomer, onward } from './support/journey.ts';
import { button, heading } from './support/locators.ts';
import { open } from './support/open.ts';
import { openWith } from './support/ready.ts';
import { pressRedeem } from './support/redeeming.ts';
import { expect, test } from './support/test.ts';
import { thanksTitle } from './support/thanks.ts';
import { inBothFacesAt } from './support/wideFaces.ts';
import { wordsOf } from './support/words.ts';

/** A phone, where a line then holds about fifteen letters, a tablet and a wide screen. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Where form and picture are first beside each other. */
const NARROW_DESK = { width: 1024, height: 768 };

/** Simulates the browser's text size setting (WCAG 1.4.4). Media queries on the window's width keep their result. */
async function doublesText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** All text is readable, nothing overlaps, and every control is reachable. */
async function expectApart(page: Page, screen: string): Promise<void> {
  for (const check of [cutTexts, notApart])
    await expect.poll(() => page.evaluate(check), { message: screen }).toEqual([]);
}

async function expectReadable(page: Page, screen: string, sizes = SIZES): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await inBothFacesAt(page, sizes, (named) => expectApart(page, `${screen}, its text doubled, ${named}`));
}

/** The distances of WCAG 1.4.12, as a person's own style sheet sets them, at the usual size. */
const SPACED =
  'html { font-size: 100% !important } * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** The same screen with more space in its text. In the device's faces alone: the spacing is what makes letters wide. */
async function expectReadableSpaced(page: Page, screen: string): Promise<void> {
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await expect(page.locator('h1').first()).not.toHaveCSS('letter-spacing', 'normal');
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    await expectApart(page, `${screen}, its text spaced, at ${size.width} px`);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

for (const site of ['de', 'at', 'restaurant'] as const) {
  test(`entry and wall of ${site} work with text twice as large, and with more spacing`, async ({
    page,
    at,
    sandbox,
  }) => {
    await doublesText(page);
    await open(page, at(site));
    await expectReadable(page, 'the entry', [...SIZES, NARROW_DESK]);
    await expectReadableSpaced(page, 'the entry');
    await openWith(page, at(site, '/shops'), sandbox, await sandbox.newVoucher(site));
    await expectReadable(page, 'the wall');
    await expectReadableSpaced(page, 'the wall');
    await page.getByRole('listitem').locator('a[href^="/shops/"]').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectReadable(page, 'a shop');
    await expectReadableSpaced(page, 'a shop');
  });
}

test('the other screens of a holder work with text twice as large, and a form with more spacing', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('de', 'restaurant');
  const level1 = (name: string | RegExp) => heading(page, name);
  await doublesText(page);
  await open(page, at('restaurant', '/redeem/resend-link'));
  await expectReadable(page, 'the mail again');

  await openWith(page, at('restaurant', '/donate'), sandbox, await sandbox.newVoucher('restaurant'));
  await button(page, say('donate.go')).click();
  await expectReadable(page, 'the donation with its faults');
  await page.getByRole('link', { name: say('common.back'), exact: true }).click();
  await page.getByRole('listitem').locator('a[href^="/shops/"]').first().click();
  await onward(page, say).click();
  await expect(level1(say('customer.title'))).toBeVisible();
  await expectReadable(page, 'the details');
  await button(page, say('customer.go')).click();
  await expectReadableSpaced(page, 'the details with their faults');
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await page.getByLabel(say('check.notes')).check();
  await expectReadable(page, 'the check');
  await pressRedeem(page);
  await expect(level1(thanksTitle(say))).toBeVisible();
  await expectReadable(page, 'the thanks');

  const [mail] = await sandbox.outbox();
  await open(page, mail?.links[0] ?? '');
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(button(page, say('merchantCode.copy'))).toBeVisible();
  await expectReadable(page, 'the code');

  const [order] = await sandbox.orders();
  await open(page, at('restaurant', '/order-status'));
  await expectReadable(page, 'the order’s status');
  await askForOrder(page, say, { orderNumber: order?.orderNumber ?? '' });
  await expect(page.getByText(order?.orderNumber ?? '')).toBeVisible();
  await expectReadable(page, 'an order');
});

/** Runs in the page: the words of each row that lie under the badge beside them. */
function overlapping(rows: readonly Element[]): string[] {
  return rows.flatMap((row) => {
    const [words, badge] = row.children;
    const right = badge?.getBoundingClientRect();
    return [...(words?.children ?? [])].flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const left = range.getBoundingClientRect();
      const isUnder = right && left.right > right.left && left.bottom > right.top && left.top < right.bottom;
      return isUnder && badge?.textContent ? [line.textContent ?? ''] : [];
    });
  });
}

test('help, fraud check, activation and other pages work with text twice as large, and help with more spacing', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('de');
  const {
    activation = '',
    fraudCheck = '',
    fraudCheckDocument = '',
    fraudCheckPin = '',
  } = await sandbox.links();
  await doublesText(page);
  await open(page, activation);
  await expectReadable(page, 'the order of a giver');
  expect(await page.getByRole('listitem').evaluateAll(overlapping)).toEqual([]);
  await page.getByRole('button', { name: say('activation.all', { count: 3 }) }).click();
  await expectReadable(page, 'the question before activating');
  for (const path of [fraudCheck, fraudCheckDocument, fraudCheckPin, '/help', '/help/unreadable']) {
    await open(page, path);
    await expectReadable(page, path);
  }
  await expectReadableSpaced(page, 'help');
  await open(page, '/reactivate');
  await page.getByLabel(say('reactivation.question.yes')).check();
  await expectReadable(page, 'the form for an old code');
  // This page shows the long email address, which is in the footer too.
  await open(page, at('it', '/redemption-conditions'));
  await expectReadable(page, 'the conditions');
  await open(page, at('region', '/acceptance-points?consent=all'));
  await page.getByRole('button', { name: say('region.map.show') }).click();
  await expect(page.getByRole('region', { name: say('region.map.title') })).toBeVisible();
  await expectReadable(page, 'the acceptance points');
});
