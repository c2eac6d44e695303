/** The ways in which a code leaves its page: copied, as a PDF, on paper. */
import type { Page, Route } from '@playwright/test';
import { revealCodes } from '../support/codes.ts';
import { bytesOf, downloadsOf, pdfText, printed } from '../support/files.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const en = wordsOf('en');

test('a code that is a link, and a shop for a copied code, open in a window without opener and referrer', async ({
  page,
  context,
  at,
  sandbox,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, at('gb', await sandbox.link('redeemLinkUrl')));
  await button(page, en('merchantCode.reveal')).click();
  // Its code is not registered as a secret: this shop puts it into its address.
  const link = page.getByRole('article').getByRole('link');
  await expect(link).toHaveCount(1);
  const target = new URL((await link.getAttribute('href')) ?? '');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText(en('codePage.leadsTo', { host: target.host }))).toBeVisible();
  await expectSoundAtBothWidths(page, 'a code that is an address');
  watch.visits(target.host);
  await context.route(`https://${target.host}/**`, answerAsShop);
  const byLink = context.waitForEvent('page');
  await link.click();
  const opened = await byLink;
  await expectStranger(opened, target.href);
  await opened.close();

  await open(page, at('gb', await sandbox.link('redeemLink')));
  const [code] = await revealCodes(page, en, watch);
  watch.visits('alpinora.example');
  await context.route('https://alpinora.example/**', answerAsShop);
  const byButton = context.waitForEvent('page');
  await button(page, en('codePage.redirect')).click();
  await expectStranger(await byButton, 'https://alpinora.example/');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(page.getByText(en('codePage.redirected'))).toBeVisible();
});

function answerAsShop(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' });
}

/** The shop's window is at its address, and knows nothing of the page that opened it. */
async function expectStranger(shop: Page, address: string): Promise<void> {
  await shop.waitForURL(address);
  await expect.poll(() => shop.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
}

test('the code is selected and the shop not opened if copying is denied', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await open(page, await sandbox.link('redeemLink'));
  const [code] = await revealCodes(page, say, watch);
  await button(page, say('codePage.redirect')).click();
  await expect(page.getByText(say('codePage.redirectDenied'))).toBeVisible();
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  await expect.poll(selected).toBe(code);
  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  await button(page, say('merchantCode.copy')).click();
  await expect(page.getByText(say('common.copyDenied'))).toBeVisible();
  await expect.poll(selected).toBe(code);
  expect(context.pages()).toHaveLength(1);
  await expectSoundAtBothWidths(page, 'the denied copy');
});

test('the PDF contains the codes and has a name of ours, and an unusable file is not saved', async ({
  page,
  sandbox,
  watch,
}) => {
  await open(page, await sandbox.link('redeemLinkSeveral'));
  await expect(button(page, say('codePage.pdf'))).toHaveCount(0);
  const codes = await revealCodes(page, say, watch);
  const started = downloadsOf(page);
  for (const fault of [
    { status: 200, body: '{"errors":[]}', contentType: 'application/json' },
    { status: 200, body: '<!doctype html>', contentType: 'application/pdf' },
  ]) {
    await sandbox.breaks({ path: '/v2/redeem-link/pdf', times: 1, ...fault });
    await button(page, say('codePage.pdf')).click();
    await expect(problemCard(page, say, 'file-unusable')).toBeFocused();
  }

  const downloading = page.waitForEvent('download');
  await button(page, say('codePage.pdf')).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${say('codePage.pdfName')}.pdf`);
  const text = await pdfText(await bytesOf(download));
  for (const code of codes) expect(text).toContain(code);
  await expect(page.getByText(say('codePage.pdfDone'))).toBeVisible();
  expect(started).toHaveLength(1);
  await watch.keepsSecrets(page);
});

test('a print contains no code before the reveal, and little besides the code afterwards', async ({
  page,
  sandbox,
  watch,
}) => {
  await open(page, await sandbox.link('redeemLinkQr'));
  await expect(button(page, say('merchantCode.reveal'))).toBeVisible();
  const before = await printed(page);
  const [code = ''] = await revealCodes(page, say, watch);
  await expect(page.getByRole('img', { name: code })).toBeVisible();
  expect(before).not.toContain(code);
  const after = await printed(page);
  expect(after.replaceAll(' ', '')).toContain(code);
  for (const other of [say('codePage.till'), 'Impressum']) {
    expect(after).not.toContain(other);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(button(page, say('merchantCode.copy'))).toBeHidden();
  const sizes = await page.evaluate(() => {
    const letters = document.querySelector('article code') as HTMLElement;
    const drawing = document.querySelector('article img[src^="data:"]') as HTMLImageElement;
    return {
      letters: Number.parseFloat(getComputedStyle(letters).fontSize),
      qr: drawing.getBoundingClientRect().width,
    };
  });
  expect(sizes.letters).toBeGreaterThanOrEqual((20 / 72) * 96);
  // The smallest symbol takes 21 of the drawing's 29 modules.
  expect((sizes.qr * 21) / 29).toBeGreaterThanOrEqual((30 / 25.4) * 96);
});
