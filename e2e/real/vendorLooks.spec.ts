import type { Page } from '@playwright/test';
import { button, heading } from '../support/locators.ts';
import { isInWindow, lookOf } from '../support/lookOf.ts';
import { open, settled } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { CONSENT_HOST, expect, test } from '../support/test.ts';
import { CHAT_FILES, serveThirdParties } from '../support/thirdParties.ts';
import { AMAZON, AMAZON_PAGES, CAPTCHA_HOST, serveVendors } from '../support/vendors.ts';
import type { Watch } from '../support/watch.ts';
import { wordsOf } from '../support/words.ts';

/*
 * What vendors draw, under the headers of production: a request that was answered does not show that anybody can see or
 * press what came of it.
 */

const say = wordsOf('de', 'de');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

test('the consent banner is visible in its own colours, and a press on a button closes it', async ({
  page,
  context,
  watch,
}) => {
  watch.visits(CONSENT_HOST);
  await serveThirdParties(context);
  await open(page, '/');
  const banner = page.getByRole('dialog', { name: 'Consent (stand-in)' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const look = await lookOf(banner);
    expect([size.width, isInWindow(look, size), look.ground, look.position]).toEqual([
      size.width,
      true,
      'rgb(32, 49, 92)',
      'fixed',
    ]);
    for (const name of ['Deny', 'Accept all']) {
      const press = await lookOf(banner.getByRole('button', { name }));
      expect(press.height).toBeGreaterThanOrEqual(44);
      expect(isInWindow(press, size)).toBe(true);
    }
  }
  await banner.getByRole('button', { name: 'Deny' }).click();
  await expect(banner).toHaveCount(0);
});

test('the chat opens above the page with its colours, its picture and its sound', async ({
  page,
  context,
  watch,
}) => {
  for (const host of [CONSENT_HOST, CHAT_FILES]) watch.visits(host);
  for (const host of ['www.googletagmanager.com', 'test.frohgut.example']) watch.visits(host);
  const foreign = await serveThirdParties(context);
  await open(page, '/help');
  await page.getByRole('button', { name: 'Accept all' }).click();
  // The tool tells the decision a little later.
  await expect.poll(() => foreign.some(({ host }) => host === 'www.googletagmanager.com')).toBe(true);
  await button(page, say('help.chat.open')).click();
  const frame = page.getByTitle('Messenger (stand-in)');
  const inside = page.frameLocator('iframe[title^=Messenger]');
  const picture = inside.getByAltText('A person');
  await expect(picture).toBeVisible();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const look = await lookOf(frame);
    expect([size.width, isInWindow(look, size), look.position]).toEqual([size.width, true, 'fixed']);
    expect((await lookOf(inside.locator('body'))).ground).toBe('rgb(23, 73, 77)');
    await expect(inside.getByText('How can we help?')).toHaveCSS('padding-top', '16px');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  }
  const sounds = () => foreign.filter(({ address }) => address.endsWith('.mp3')).length;
  await expect.poll(sounds).toBeGreaterThan(0);
});

/** Opens the payment page: voucher named, amount chosen. */
async function toCheckout(page: Page, sandbox: Sandbox, watch: Watch): Promise<void> {
  watch.blocks(CAPTCHA_HOST);
  for (const address of [AMAZON, AMAZON_PAGES, 'https://static-v2.unzer.com'])
    watch.visits(new URL(address).host);
  const { serialNumber } = await sandbox.voucher('de', 'chargeable');
  await open(page, '/prepaid');
  await page.getByLabel(say('charge.serial')).fill(serialNumber);
  await answerQuestion(page, say);
  await button(page, say('charge.check')).click();
  await page.getByRole('radio', { name: /^25/ }).check();
  await button(page, say('charge.go')).click();
  await expect(heading(page, say('charge.payTitle'))).toBeVisible();
  await settled(page);
}

test('the wallet’s button has its own size and colour, and a press that its script reports twice opens the wallet once', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const visits = await serveVendors(context, { wallet: 'twice' });
  await toCheckout(page, sandbox, watch);
  const wallet = page.getByRole('button', { name: 'Amazon Pay' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await wallet.scrollIntoViewIfNeeded();
    const look = await lookOf(wallet);
    expect([size.width, isInWindow(look, size), look.ground]).toEqual([
      size.width,
      true,
      'rgb(255, 216, 20)',
    ]);
    expect(look.height).toBeGreaterThanOrEqual(44);
    expect(look.box.right - look.box.left).toBeGreaterThanOrEqual(280);
  }
  await page.getByLabel(say('charge.consent')).check();
  await wallet.click();
  await page.waitForURL(`${AMAZON_PAGES}**`);
  expect(visits).toHaveLength(1);
});

test('a wallet whose call throws leaves the card, with a sentence', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  await serveVendors(context, { wallet: 'throws' });
  await toCheckout(page, sandbox, watch);
  await expect(page.getByText(say('payment.brokenOther'))).toBeVisible();
  await page.getByRole('radio', { name: say('paid.provider.card') }).check();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

for (const mood of ['disabled', 'silent'] as const) {
  test(`a wallet whose button is ${mood} leaves the card after a press, with a sentence`, async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    const visits = await serveVendors(context, { wallet: mood });
    await toCheckout(page, sandbox, watch);
    await page.getByLabel(say('charge.consent')).check();
    // Like a finger, which presses whatever the button says of itself.
    await page.getByRole('button', { name: 'Amazon Pay' }).click({ force: true });
    await expect(page.getByText(say('payment.brokenOther'))).toBeVisible();
    expect(visits).toEqual([]);
    await page.getByRole('radio', { name: say('paid.provider.card') }).check();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });
}
