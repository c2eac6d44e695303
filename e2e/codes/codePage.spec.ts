import type { Page } from '@playwright/test';
import { revealCodes } from '../support/codes.ts';
import { expectFocusKept, pressOn } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, passTime, reload } from '../support/open.ts';
import { expectProblem, problemCard } from '../support/problem.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const LOOKS = [
  {
    site: 'de',
    locale: 'de',
    size: { width: 390, height: 844 },
    drawings: ['redeemLinkCode128', 'redeemLinkQr'],
  },
  { site: 'at', locale: 'de', size: { width: 1280, height: 900 }, drawings: ['redeemLinkEan13'] },
] as const;

const say = wordsOf('de');
const en = wordsOf('en');

/** The buttons stand side by side, and are equal. */
async function expectOneRow(page: Page, names: readonly string[]): Promise<void> {
  const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()));
  const sizes = boxes.map((box) => [box?.y, box?.height, Math.round(box?.width ?? 0)].join());
  expect(new Set(sizes).size, sizes.join(' ')).toBe(1);
}

for (const { site, locale, size, drawings } of LOOKS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, permissions: ['clipboard-read', 'clipboard-write'] });

    test(`three codes by keyboard: reveal, copy, till, on ${site}`, async ({ page, at, sandbox, watch }) => {
      const words = wordsOf(locale);
      const redeemLinkSeveral = await sandbox.link('redeemLinkSeveral');
      await open(page, at(site, redeemLinkSeveral));
      await expect(page.getByText(words('codePage.several', { count: 3 }))).toBeVisible();
      await expectSound(page, 'the sealed codes');
      await pressOn(page, button(page, words('merchantCode.reveal')), 'Enter');
      await expect(page.locator('article code')).toHaveCount(3);
      const codes = await page.locator('article code').allTextContents();
      expect(new Set(codes).size).toBe(3);
      for (const code of codes) watch.secret(code);
      await expectSound(page, 'the revealed codes');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectOneRow(page, [words('codePage.pdf'), words('merchantCode.print'), words('reminder.save')]);

      await pressOn(page, button(page, words('codePage.copyOne', { number: 2 })), 'Enter');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes[1]);

      await pressOn(page, button(page, words('codePage.till')), 'Enter');
      const till = page.getByRole('dialog', { name: words('codePage.tillTitle') });
      await expect(till.getByText(codes[0] ?? '', { exact: true })).toBeVisible();
      await expectSound(page, 'the till');
      expect(await till.boundingBox()).toMatchObject({ x: 0, y: 0, width: size.width, height: size.height });
      await pressOn(page, till.getByRole('button', { name: words('codePage.tillNext') }), 'Enter');
      await expect(till.getByText(codes[1] ?? '', { exact: true })).toBeVisible();
      await expect(till.getByText(codes[0] ?? '', { exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(till).toHaveCount(0);
      await expect(button(page, words('codePage.till'))).toBeFocused();
      await watch.keepsSecrets(page);
    });

    for (const name of drawings) {
      test(`${name} is drawn, black on white, on ${site}`, async ({ page, at, sandbox, watch }) => {
        const words = wordsOf(locale);
        await open(page, at(site, (await sandbox.links())[name]));
        const [code = ''] = await revealCodes(page, words, watch);
        const drawing = page.getByRole('img', { name: code, exact: true });
        await expect(drawing).toBeVisible();
        expect(await drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(20);
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        const paper = await drawing.evaluate((img) => getComputedStyle(img.parentElement as Element));
        expect(paper.backgroundColor).toBe('rgb(255, 255, 255)');
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
        await expectSound(page, name);
        await watch.keepsSecrets(page);
      });
    }

    test(`a delayed code is looked for, and announced, on ${site}`, async ({ page, at, sandbox }) => {
      const words = wordsOf(locale);
      await page.clock.install();
      const redeemLinkDelayed = await sandbox.link('redeemLinkDelayed');
      await open(page, at(site, redeemLinkDelayed));
      await expect(page.getByText(words('codePage.checksItself'))).toBeVisible();
      await expectSound(page, 'the delayed code');
      await pressOn(page, button(page, words('merchantCode.refresh')), 'Enter');
      await expect(page.getByText(words('codePage.stillDelayed'))).toBeVisible();
      await sandbox.clock(new Date(Date.now() + 20 * 3_600_000).toISOString());
      await passTime(page, 61_000);
      await expect(page.getByRole('status').filter({ hasText: words('codePage.arrived') })).toBeVisible();
      await expectFocusKept(page);
      await button(page, words('merchantCode.reveal')).click();
      await expect(page.locator('code').first()).toBeVisible();
    });

    test(`an expired link is asked for anew in place, on ${site}`, async ({ page, at, sandbox, watch }) => {
      watch.provokes(/^\/api\/v2\/redeem-link/);
      const words = wordsOf(locale);
      const { redeemLinkExpired = '', email = '' } = await sandbox.links();
      await open(page, at(site, redeemLinkExpired));
      await expect(problemCard(page, words, 'link-expired')).toBeVisible();
      await expectSound(page, 'the expired link');
      const field = page.getByLabel(words('customer.email'));
      await field.fill('nobody@mail.example');
      await button(page, words('renew.submit')).click();
      await expect(
        page.getByText(words('mailAgain.requested', { email: 'n•••@mail.example' })),
      ).toBeVisible();
      await expectSound(page, 'the renewed link');
      expect(await sandbox.outbox()).toHaveLength(0);

      await reload(page);
      await field.fill(email);
      await field.press('Enter');
      await expect(
        page.getByText(words('mailAgain.requested', { email: 'h•••@mail.example' })),
      ).toBeVisible();
      const blocked = button(page, words('renew.submit'));
      await expect(blocked).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(async () => (await sandbox.outbox()).length).toBe(1);
      const [mail] = await sandbox.outbox();
      await open(page, at(site, new URL(mail?.links[0] ?? '', at(site)).pathname));
      await expect(button(page, words('merchantCode.reveal'))).toBeVisible();
    });
  });
}

test('goods by post have no code, and say when they come', async ({ page, sandbox }) => {
  await open(page, await sandbox.link('redeemLinkPhysical'));
  await expect(page.getByText(say('codePage.posted'))).toBeVisible();
  await expect(button(page, say('merchantCode.reveal'))).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'goods by post');
});

test('the page asks not to be found', async ({ page, sandbox }) => {
  await open(page, await sandbox.link('redeemLink'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an unknown link leads to the page that has the mail sent again', async ({ page, at, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  await open(page, at('gb', '/merchantcode/rl-0123456789012345678901234567890123'));
  const card = await expectProblem(page, en, 'link-unknown', {
    next: ['open-mail', 'resend-link'],
    money: 'unchanged',
  });
  await card.getByRole('link', { name: en('next.toResend') }).click();
  await expect(heading(page, en('resend.title'))).toBeVisible();
});
