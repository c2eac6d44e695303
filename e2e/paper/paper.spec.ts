/** What is printed: no control, a page for each ticket, and symbols that a scanner of paper reads. */
import type { Page } from '@playwright/test';
import { aDonation } from '#tests/data/donation.ts';
import { decodeCode128, decodeEan13, runs } from '#tests/data/decodeLinear.ts';
import { decodeQr } from '#tests/data/decodeQr.ts';
import { stateNamed } from '#workshop/states/states.ts';
import { shopsSelling } from '../support/basket.ts';
import { revealCodes } from '../support/codes.ts';
import { printed } from '../support/files.ts';
import { PERSON } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { DPI_200, PAPER, expectPaper } from '../support/paper.ts';
import { blackPart, sampled } from '../support/pixels.ts';
import { openTab, putBasketOnCheckPage } from '../support/ready.ts';
import { pressRedeem, redeem, thanks } from '../support/redeeming.ts';
import { openState } from '../support/states.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';
import { wordsOf } from '../support/words.ts';

const de = wordsOf('de');
const en = wordsOf('en');

test.use({ viewport: PAPER, deviceScaleFactor: DPI_200 });

const decodeSquare = (rows: readonly (readonly boolean[])[]) => decodeQr(sampled(rows));
const decodeBars = (decode: typeof decodeEan13) => (rows: readonly (readonly boolean[])[]) =>
  decode(runs(rows[Math.floor(rows.length / 2)] ?? []));

for (const [link, decode, width] of [
  ['redeemLinkEan13', decodeBars(decodeEan13), 70],
  ['redeemLinkCode128', decodeBars(decodeCode128), 70],
  ['redeemLinkQr', decodeSquare, 44],
] as const) {
  test(`a code with a symbol is one page, and a scanner reads it at 200 dpi: ${link}`, async ({
    page,
    sandbox,
    watch,
  }) => {
    await open(page, await sandbox.link(link));
    await expectPaper(page, 1, 'the covered code');
    const [code = ''] = await revealCodes(page, de, watch);
    const symbol = page.getByRole('img', { name: code, exact: true });
    await expect(symbol).toBeVisible();
    await expectPaper(page, 1, 'the code');
    await page.emulateMedia({ media: 'print' });
    const box = await symbol.boundingBox();
    expect(((box?.width ?? 0) / 96) * 25.4).toBeCloseTo(width, 0);
    expect(decode(blackPart(await symbol.screenshot()))).toBe(code);
  });
}

for (const site of ['gb', 'de', 'restaurant']) {
  const say = site === 'gb' ? en : wordsOf('de', site);
  test(`one code and several codes of a link are one ticket, on one page: ${site}`, async ({
    page,
    at,
    sandbox,
    watch,
  }) => {
    for (const link of ['redeemLink', 'redeemLinkSeveral', 'redeemLinkUrl'] as const) {
      await open(page, at(site, await sandbox.link(link)));
      const codes = await revealCodes(page, say, watch);
      await expectPaper(page, 1, link);
      const paper = await printed(page);
      for (const code of codes) expect(paper.replaceAll(' ', ''), link).toContain(code);
      expect(paper, link).toContain(say('codePage.keep'));
    }
  });
}

/** The codes that the page shows, as secrets. */
async function shownCodes(page: Page, count: number, watch: Watch): Promise<readonly string[]> {
  const shown = page.locator('article [data-state="revealed"] p:not(:has-text("PIN")) code');
  await expect(shown).toHaveCount(count);
  const codes = await shown.allTextContents();
  for (const code of codes) watch.secret(code);
  return codes;
}

test.describe('on gb', () => {
  test.use({ site: 'gb' });

  test('the thank-you page is one page with the code, what is left and the order’s number', async ({
    page,
    sandbox,
    watch,
  }) => {
    await redeem(page, sandbox, { delivery: 'LINK' });
    const [code = ''] = await shownCodes(page, 1, watch);
    await expectPaper(page, 1, 'a shown code');
    const paper = await printed(page);
    const [order] = await sandbox.orders();
    for (const said of ['£25.00', en('thankYou.left'), order?.orderNumber ?? '', en('thankYou.questions')])
      expect(paper).toContain(said);
    expect(paper.replaceAll(' ', '')).toContain(code);
  });

  test('a basket prints a page for each shown code, and the order once beside covered ones', async ({
    page,
    sandbox,
    watch,
  }) => {
    const voucher = await sandbox.newVoucher('gb');
    const shops = (await shopsSelling(sandbox, 15_00)).slice(0, 2);
    const lines = shops.map(({ id, name }) => ({
      shopId: id,
      shopName: name,
      valueInCent: 15_00,
      quantity: 1,
    }));
    await putBasketOnCheckPage(page, sandbox, voucher, lines, { delivery: 'LINK' });
    await page.getByLabel(en('check.notes')).check();
    await pressRedeem(page);
    await expect(thanks(page)).toBeVisible();
    await shownCodes(page, 1, watch);
    await expectPaper(page, 2, 'one of two codes');
    expect(await printed(page)).toContain(`${en('thankYou.total')} £30.00`);

    const [, second] = shops;
    await page
      .getByRole('button', { name: en('merchantCode.revealNamed', { shop: second?.name ?? '' }) })
      .click();
    await shownCodes(page, 2, watch);
    await expectPaper(page, 2, 'both codes');
    expect(await printed(page)).not.toContain(en('thankYou.total'));
  });
});

test('the donation is a certificate on one page', async ({ page, at }) => {
  await openTab(page, at('de', '/donate/done'), {
    'donationReceipt.v1': { donation: aDonation({ receiptBy: 'EMAIL' }), email: PERSON.email },
  });
  await expect(heading(page, de('donate.doneTitle'))).toBeVisible();
  await expectPaper(page, 1, 'the donation');
  expect(await printed(page)).toContain('D-2002');
});

test('the receipt of a top-up is one page: what was paid and when, the order’s number and who to ask', async ({
  page,
  sandbox,
}) => {
  await openState(page, sandbox, 'de', stateNamed('charge-done'));
  await expect(heading(page, de('charge.doneTitle'))).toBeVisible();
  await expectPaper(page, 1, 'the receipt');
  const paper = await printed(page);
  for (const said of [de('paid.receipt'), '4711000816', de('paid.total'), de('thankYou.questions')])
    expect(paper).toContain(said);
});
