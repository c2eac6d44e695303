import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { unfold } from '../support/after.ts';
import { enterVoucher, PERSON, strip } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open, passTime, reload, stored } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { redeem } from '../support/redeeming.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { inBothFaces } from '../support/wideFaces.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');
const american = wordsOf('en-US');
/** The partner delivers after six hours. */
const LATE = { site: 'us', words: american, shopId: '400368' } as const;
/** From 250.00 within a day, the fraud check comes first. */
const LARGE = { shopId: '300005', valueInCent: 250_00, balanceInCent: 300_00 } as const;

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const timeline = (page: Page) => page.getByRole('list', { name: say('timeline.title') });

/** The expiry date of the remaining balance can be saved to a calendar. */
async function expectReminder(page: Page): Promise<void> {
  const coming = page.waitForEvent('download');
  await button(page, say('reminder.save')).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('voucher-reminder.ics');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nDTSTART:\d{8}T\d{6}Z\r\n[\s\S]*END:VCALENDAR\r\n$/);
}

/** The printed page shows the receipt and customer service's number, without controls. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bowlaria', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('thankYou.left'), exact: true })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  const controls = page.locator('main button, main input, main a:not([href^="tel:"], [href^="mailto:"])');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

test('the receipt survives a reload, can be printed and saved as a reminder, and disappears with the next voucher', async ({
  page,
  sandbox,
}) => {
  await redeem(page, sandbox);
  const [order] = await sandbox.orders();
  const number = page.getByText(order?.orderNumber ?? '', { exact: true });
  await expect(number).toBeVisible();
  await expectSound(page, 'the thank-you page');
  await page.setViewportSize(PHONE);
  await expectSound(page, 'the thank-you page on a phone');
  await reload(page);
  await expect(heading(page)).toHaveText(thanksTitle(say));
  await expect(number).toBeVisible();
  await expect(page.getByText(say('thankYou.sent', { email: PERSON.email, count: 1 }))).toBeVisible();
  await expect(strip(page, say)).toHaveCount(0);
  for (const key of ['thankYou.mailTitle', 'timeline.title', 'thankYou.forgetTitle'] as const) {
    await unfold(page, say(key));
  }
  await expectSound(page, 'the thank-you page with everything unfolded');
  await expectReminder(page);
  await expectPaper(page);
  await page.getByRole('link', { name: say('thankYou.rest', { money: '£25.00' }) }).click();
  await sandbox.hidesShops();
  await enterVoucher(page, say, await sandbox.newVoucher('gb'));
  await open(page, '/thankyou');
  await expect(heading(page)).toHaveText(say('thankYou.none'));
  await expect(number).toHaveCount(0);
  await page.setViewportSize(WIDE);
  await expectSound(page, 'the empty thank-you page');
});

/** On a phone the next step is in sight without scrolling, in narrow and in wide faces. */
async function expectInSight(page: Page, step: Locator): Promise<void> {
  await expect(step).toBeVisible();
  await inBothFaces(page, async (faces) => {
    const box = await step.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0), faces).toBeLessThanOrEqual(PHONE.height);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test('a mistyped address can be corrected until the code is revealed', async ({ page, sandbox, watch }) => {
  await redeem(page, sandbox);
  await unfold(page, say('thankYou.mailTitle'));
  const correct = button(page, say('thankYou.correct'));
  const field = page.getByRole('textbox', { name: say('customer.email'), exact: true });
  const send = page.getByRole('button', { name: say('thankYou.correctSubmit') });
  await correct.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('right@example');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, 'the correction with a fault');
  await field.fill('right@example.org');
  await send.press('Enter');
  await expect(page.getByText(say('thankYou.corrected', { email: 'right@example.org' }))).toBeVisible();
  const [mail] = await sandbox.outbox();
  expect(mail?.to).toBe('right@example.org');
  await reload(page);
  await expect(page.getByText('right@example.org').first()).toBeVisible();

  const tab = await page.context().newPage();
  await open(tab, mail?.links.find((address) => address.includes('/merchantcode/')) ?? '');
  await tab.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(button(tab, say('merchantCode.copy')).first()).toBeVisible();
  await tab.close();
  watch.provokes(/^\/api\/v2\/redeem\/email\//);
  await unfold(page, say('thankYou.mailTitle'));
  await correct.click();
  await field.fill('late@example.org');
  await send.click();
  const card = problemCard(page, say, 'code-revealed');
  await expect(card).toBeFocused();
  await expect(card).toContainText(say('thankYou.correctStands'));
  await expect(field).toHaveCount(0);
  await expectSound(page, 'the refused correction');
});

test('a holder who chose to see the code straight away sees it once; after a reload it is sealed until a press', async ({
  page,
  sandbox,
  watch,
}) => {
  await page.setViewportSize(PHONE);
  await redeem(page, sandbox, { delivery: 'LINK' });
  const ticket = page.getByRole('article', { name: 'Bowlaria' });
  const code = ticket.locator('code').first();
  await expect(code).toBeVisible();
  const shown = (await code.textContent()) ?? 'a code';
  watch.secret(shown);
  await expectSound(page, 'the ticket with its code on a phone');
  await expect(page.getByText(say('thankYou.correct'))).toHaveCount(0);
  await expect.poll(() => stored(page)).not.toContain('rl-');

  await reload(page);
  const seal = ticket.getByRole('button', { name: say('merchantCode.reveal') });
  await expectInSight(page, seal);
  await expect(code).toHaveCount(0);
  expect(await page.content()).not.toContain(shown);
  await expectSound(page, 'the sealed ticket on a phone');
  await page.setViewportSize(WIDE);
  await expectSound(page, 'the sealed ticket');
  await sandbox.breaks({ path: '/v2/redeem-link/reveal', status: 500, times: 1 });
  await seal.press('Enter');
  await expect(problemCard(page, say, 'server-down')).toBeFocused();
  await seal.press('Enter');
  await expect(code).toHaveText(shown);
  await expect(page).toHaveURL(/\/thankyou$/);
  await expectSound(page, 'the ticket with its code');
});

test('the thank-you page shows a delay and updates itself when the code is sent', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await redeem(page, sandbox, LATE);
  await expect(page.getByText(american('thankYou.delayed'))).toBeVisible();
  await expect(page.getByText(american('thankYou.delayedText', { email: PERSON.email }))).toBeVisible();
  await expectSound(page, 'the delayed thank-you page');
  await button(page, say('thankYou.refresh')).click();
  await expect(page.getByText(/^Last checked/)).toBeVisible();
  await sandbox.clock(new Date(Date.now() + 7 * 3_600_000).toISOString());
  await passTime(page, '01:01');
  await expect(page.getByText(american('thankYou.sent', { email: PERSON.email, count: 1 }))).toBeVisible();
  await unfold(page, say('timeline.title'));
  await expect(timeline(page).getByRole('listitem').last()).toContainText(say('timeline.state.SENT'));
  await expect(button(page, say('thankYou.refresh'))).toHaveCount(0);
});

test('the thank-you page explains a large redemption on hold, and shows when it is released', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  await redeem(page, sandbox, LARGE);
  await expect(heading(page)).toHaveText(say('thankYou.title.held'));
  await expectInSight(page, page.getByRole('link', { name: say('thankYou.toCheck') }));
  await page.setViewportSize(WIDE);
  for (const key of ['thankYou.onHoldWhy', 'money.reserved'] as const) {
    await expect(page.getByText(say(key), { exact: true })).toBeVisible();
  }
  await expect(page.getByText(say('thankYou.onHoldMail', { email: PERSON.email }))).toBeVisible();
  await expect(page.getByText(/^We expect to finish by/)).toBeVisible();
  await expect(page.getByText(say('thankYou.sent', { email: PERSON.email, count: 1 }))).toHaveCount(0);
  await expectSound(page, 'the thank-you page on hold');
  const [order] = await sandbox.orders();
  await sandbox.releases(order?.redeemId ?? '');
  await button(page, say('thankYou.refresh')).click();
  await expect(page.getByText(say('thankYou.sent', { email: PERSON.email, count: 1 }))).toBeVisible();
  await unfold(page, say('timeline.title'));
  await expect(timeline(page)).toContainText(say('timeline.state.RELEASED'));
});
