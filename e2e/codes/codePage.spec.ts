import type { Page } from '@playwright/test';
import { revealCodes } from '../support/codes.ts';
import { expectFocusKept, pressOn } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, passTime, reload } from '../support/open.ts';
import { expectProblem, problemCard } from '../support/problem.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { usesWideFaces } from '../support/wideFaces.ts';
import { wordsOf } from '../support/words.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PHONE = { width: 390, height: 844 };

const say = wordsOf('de');
const en = wordsOf('en');

/** The buttons stand side by side, and are equal. */
async function expectOneRow(page: Page, names: readonly string[]): Promise<void> {
  const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()));
  const sizes = boxes.map((box) => [box?.y, box?.height, Math.round(box?.width ?? 0)].join());
  expect(new Set(sizes).size, sizes.join(' ')).toBe(1);
}

test('three codes are revealed, copied and shown in till mode by keyboard alone', async ({
  page,
  sandbox,
  watch,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, await sandbox.link('redeemLinkSeveral'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText(say('codePage.several', { count: 3 }))).toBeVisible();
  await pressOn(page, button(page, say('merchantCode.reveal')), 'Enter');
  await expect(page.locator('article code')).toHaveCount(3);
  const codes = await page.locator('article code').allTextContents();
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) watch.secret(code);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSoundAtBothWidths(page, 'the revealed codes', () =>
    expectOneRow(page, [say('codePage.pdf'), say('merchantCode.print'), say('reminder.save')]),
  );
  await page.setViewportSize(PHONE);

  await pressOn(page, button(page, say('codePage.copyOne', { number: 2 })), 'Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes[1]);

  await pressOn(page, button(page, say('codePage.till')), 'Enter');
  const till = page.getByRole('dialog', { name: say('codePage.tillTitle') });
  await expect(till.getByText(codes[0] ?? '', { exact: true })).toBeVisible();
  await expectSoundAtBothWidths(page, 'the till', async () => {
    expect(await till.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  });
  await pressOn(page, till.getByRole('button', { name: say('codePage.tillNext') }), 'Enter');
  await expect(till.getByText(codes[1] ?? '', { exact: true })).toBeVisible();
  await expect(till.getByText(codes[0] ?? '', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(till).toHaveCount(0);
  await expect(button(page, say('codePage.till'))).toBeFocused();
  await watch.keepsSecrets(page);
});

test('a scannable code is drawn black on white, and fits on one line in till mode at every width', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  await open(page, at('at', await sandbox.link('redeemLinkEan13')));
  const [code = ''] = await revealCodes(page, say, watch);
  const drawing = page.getByRole('img', { name: code, exact: true });
  await expect(drawing).toBeVisible();
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(20);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const paper = await drawing.evaluate((img) => getComputedStyle(img.parentElement as Element));
  expect(paper.backgroundColor).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expectSoundAtBothWidths(page, 'a code that is scanned');

  await button(page, say('codePage.till')).click();
  const letters = page.getByRole('dialog').locator('code').first();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await letters.evaluate((spelled) => {
      const range = document.createRange();
      range.selectNodeContents(spelled);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
  await watch.keepsSecrets(page);
});

test('a delayed code is looked up every minute and announced when it arrives', async ({ page, sandbox }) => {
  await page.clock.install();
  await open(page, await sandbox.link('redeemLinkDelayed'));
  await expect(page.getByText(say('merchantCode.delayed'))).toBeVisible();
  await expect(page.getByText(say('codePage.checksItself'))).toBeVisible();
  await expect(button(page, say('merchantCode.reveal'))).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'the delayed code');
  await pressOn(page, button(page, say('merchantCode.refresh')), 'Enter');
  await expect(page.getByText(say('codePage.stillDelayed'))).toBeVisible();
  await sandbox.clock(new Date(Date.now() + 20 * 3_600_000).toISOString());
  await passTime(page, 61_000);
  await expect(page.getByRole('status').filter({ hasText: say('codePage.arrived') })).toBeVisible();
  await expectFocusKept(page);
  await button(page, say('merchantCode.reveal')).click();
  await expect(page.locator('code').first()).toBeVisible();
});

test('an expired link is reported, and a new one can be requested on its page', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  await page.setViewportSize(PHONE);
  const { redeemLinkExpired = '', email = '' } = await sandbox.links();
  await open(page, redeemLinkExpired);
  await expect(problemCard(page, say, 'link-expired')).toBeVisible();
  await expectSound(page, 'the expired link');
  await expectProblem(page, say, 'link-expired', {
    next: ['contact-support'],
    money: 'spent',
    code: 'RDMx2',
  });
  const field = page.getByLabel(say('customer.email'));
  await field.fill('nobody@mail.example');
  await button(page, say('renew.submit')).click();
  await expect(page.getByText(say('mailAgain.requested', { email: 'n•••@mail.example' }))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the renewed link');
  expect(await sandbox.outbox()).toHaveLength(0);

  await reload(page);
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(say('mailAgain.requested', { email: 'h•••@mail.example' }))).toBeVisible();
  const blocked = button(page, say('renew.submit'));
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await sandbox.outbox()).length).toBe(1);
  const [mail] = await sandbox.outbox();
  await open(page, at('de', new URL(mail?.links[0] ?? '', at('de')).pathname));
  await expect(button(page, say('merchantCode.reveal'))).toBeVisible();
});

test('goods by post have no code, and an unknown link leads to the page that sends the mail again', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  await open(page, await sandbox.link('redeemLinkPhysical'));
  await expect(page.getByText(say('codePage.posted'))).toBeVisible();
  await expect(button(page, say('merchantCode.reveal'))).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'goods by post');

  watch.provokes(/^\/api\/v2\/redeem-link/);
  await open(page, at('gb', '/merchantcode/rl-0123456789012345678901234567890123'));
  const card = await expectProblem(page, en, 'link-unknown', {
    next: ['open-mail', 'resend-link'],
    money: 'unchanged',
  });
  await card.getByRole('link', { name: en('next.toResend') }).click();
  await expect(heading(page, en('resend.title'))).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(0);
});

test('the code page shows the code after a failed reveal and a triple click', async ({
  page,
  at,
  sandbox,
}) => {
  // In wide faces a link moves under the pointer when the problem disappears.
  await usesWideFaces(page);
  await sandbox.breaks({ path: '/v2/redeem-link/reveal', status: 500, times: 1 });
  await open(page, at('gb', await sandbox.link('redeemLink')));
  await button(page, en('merchantCode.reveal')).click();
  await expect(problemCard(page, en, 'server-down')).toBeFocused();
  await button(page, en('merchantCode.reveal')).click({ clickCount: 3 });
  await expect(button(page, en('merchantCode.copy'))).toBeVisible();
  await expect(problemCard(page, en, 'server-down')).toHaveCount(0);
});
