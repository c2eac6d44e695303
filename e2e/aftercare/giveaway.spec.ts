import type { Page } from '@playwright/test';
import { enterVoucher, goToCheck, PERSON, strip } from '../support/journey.ts';
import { open, reload, settled } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { pressRedeem, redeem } from '../support/redeeming.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const DE = { site: 'de', words: say, shopId: '100269' } as const;
const REDEEM = '/v2/giveaway/redeem-advertisement-popup-code';

const card = (page: Page) => page.getByRole('region', { name: say('giveaway.title') });
const send = (page: Page) => page.getByRole('button', { name: say('giveaway.redeem') });

/** Walks all steps like a holder. Only then does the browser keep the page in place while the line above disappears. */
async function walk(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.hidesShops();
  await open(page, '/');
  await enterVoucher(page, say, await sandbox.newVoucher('de'));
  await open(page, `/redeem/${DE.shopId}/value`);
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await goToCheck(page, say);
  await page.getByLabel(say('check.notes')).check();
  await pressRedeem(page);
  await expect(send(page)).toBeVisible();
}

/** The voucher's keys in the session storage. */
const stored = (page: Page) =>
  page.evaluate(() => ['voucher.v1', 'voucherToken.v1'].filter((key) => window.sessionStorage.getItem(key)));

test('a giveaway is mailed once, a second press hits nothing else, and then the voucher is forgotten but the remainder kept', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page, sandbox);
  await expect(card(page).getByRole('textbox')).toHaveValue(PERSON.email);
  await expect.poll(() => stored(page)).toHaveLength(2);
  // Until then what is above the card may still grow.
  await settled(page);
  await send(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await send(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...middle);
  await expect(page.getByText(say('giveaway.redeemed', { email: PERSON.email }))).toBeVisible();
  await expect(strip(page, say)).toHaveCount(0);
  const isCard = await card(page).evaluate(
    (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
    middle,
  );
  expect(isCard, 'the card is still under the pointer').toBe(true);
  await page.mouse.click(...middle);
  expect(page.context().pages()).toHaveLength(1);

  await expect(card(page).getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('balanceAfter.v1')))
    .toContain('2500');
  await expectSound(page, 'the redeemed giveaway');
  const mails = (await sandbox.outbox()).filter(({ to }) => to === PERSON.email);
  expect(mails).toHaveLength(2);
});

test('a voucher stays in use through a reload, refused giveaways and one by the link, until the page is left', async ({
  page,
  sandbox,
}) => {
  await redeem(page, sandbox, DE);
  await expect(card(page)).toBeVisible();
  await expect(strip(page, say)).toHaveCount(0);
  await reload(page);
  await sandbox.breaks({ path: REDEEM, method: 'POST', code: 'GVAx2', times: 1 });
  await send(page).click();
  const had = problemCard(page, say, 'giveaway-had');
  await expect(had).toBeFocused();
  await expect(had).toContainText(say('giveaway.stands'));
  await card(page).getByRole('textbox').fill('other@example.org');
  await expect(had).toBeVisible();
  await sandbox.gives('de', { codesLeft: 0 });
  await send(page).click();
  await expect(problemCard(page, say, 'giveaway-gone')).toBeFocused();
  await expect(card(page).getByRole('textbox')).toHaveValue('other@example.org');
  await expectSound(page, 'the refused giveaway');
  await sandbox.gives('de', { codesLeft: 5 });

  // The code page has the giveaway too, by its link alone.
  const mail = (await sandbox.outbox()).find(({ to }) => to === PERSON.email);
  const link = mail?.links.find((address) => address.includes('/merchantcode/')) ?? '';
  const tab = await page.context().newPage();
  await open(tab, link);
  await expect(card(tab)).toHaveCount(0);
  await tab.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(card(tab)).toBeVisible();
  await card(tab).getByRole('textbox').fill(PERSON.email);
  await send(tab).click();
  await expect(tab.getByText(say('giveaway.redeemed', { email: PERSON.email }))).toBeVisible();
  await expect.poll(() => stored(page)).toHaveLength(2);

  await open(page, '/shops');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(strip(page, say)).toHaveCount(0);
  await open(page, '/thankyou');
  await expect(page.getByRole('heading', { name: say('thankYou.left'), exact: true })).toBeVisible();
});
