import type { Page } from '@playwright/test';
import { goToCheck, sendCode, strip, toWall } from '../support/journey.ts';
import { heading, wallHeading } from '../support/locators.ts';
import { open, passTime, reload, stored } from '../support/open.ts';
import { expectProblem } from '../support/problem.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

// The sandbox's partner link leads to de.
const say = wordsOf('de');
const PARTNER = 'Sternbonus';
const UNKNOWN = '/tpr/tp-unknown00000000000000000000000000000';

const wayBack = (page: Page) =>
  page.getByRole('link', { name: say('partner.back', { partner: PARTNER }), exact: true });

async function arrive(page: Page, sandbox: Sandbox) {
  await open(page, await sandbox.link('thirdParty'));
  await expect(heading(page, /100,00/)).toBeVisible();
  await expect(wayBack(page)).toBeVisible();
  await toWall(page, say);
  await expect(wallHeading(page, say)).toBeVisible();
}

test('a partner link opens the voucher without a code, and every step links back to the partner', async ({
  page,
  sandbox,
}) => {
  const [shop] = (await sandbox.wall(1)).filter(({ name }) => name === 'Brotzeitler');
  await sandbox.hidesShops();
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, sandbox);
  await expect(strip(page, say)).toContainText('100,00 €');
  await expect(wayBack(page)).toHaveAttribute('href', 'https://www.sternbonus.example/account');
  await expect(wayBack(page)).not.toHaveAttribute('target');
  const logo = strip(page, say).getByRole('presentation');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectSound(page, 'the wall with a partner');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)), 'the link is behind')
    .not.toContain('tp-');

  await open(page, `/redeem/${shop?.id ?? ''}/value`);
  await expect(wayBack(page)).toBeVisible();
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await goToCheck(page, say);
  await expect(wayBack(page)).toBeVisible();
  await page.getByLabel(say('check.notes')).check();
  await page.getByRole('button', { name: /25,00 €/ }).click();
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  await expect(wayBack(page).first()).toBeVisible();
  await expectSound(page, 'the thank-you page with a partner');
  await reload(page);
  await expect(wayBack(page).first(), 'it outlives the voucher and a reload').toBeVisible();
});

test('a partner link asks before it replaces the voucher in use', async ({ page, sandbox }) => {
  await sandbox.hidesShops();
  await openWith(page, await sandbox.link('thirdParty'), sandbox, await sandbox.newVoucher('de', 3000));
  await expect(heading(page, say('thirdParty.replaceTitle'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the choice between two vouchers');
  await page.getByRole('button', { name: say('thirdParty.take', { partner: PARTNER }) }).click();
  await expectSoundAtBothWidths(page, 'the balance that a partner brought');
  await toWall(page, say);
  await expect(wallHeading(page, say)).toBeVisible();
  await expect(strip(page, say)).toContainText('100,00 €');
  await expect(wayBack(page)).toBeVisible();
});

test('an expired partner session shows the way back, and a voucher entered by code forgets the partner', async ({
  page,
  sandbox,
}) => {
  const [shop] = await sandbox.wall(1);
  await sandbox.hidesShops();
  await page.clock.install();
  await arrive(page, sandbox);
  await open(page, `/redeem/${shop?.id ?? ''}/value`);
  await expect(strip(page, say)).toBeVisible();
  await passTime(page, '20:00');
  await expect(heading(page, say('entry.again.title'))).toBeVisible();
  await expect(wayBack(page)).toBeVisible();

  const mine = await sandbox.newVoucher('de');
  await sendCode(page, say, mine.code);
  await expect(strip(page, say)).toContainText(mine.serialNumber.slice(-4));
  await expect(wayBack(page)).toBeHidden();
  await expect.poll(() => stored(page)).not.toContain(PARTNER);
});

test('a partner link without a voucher is reported with the next step', async ({ page, watch }) => {
  watch.provokes('/api/v2/third-party-redeem');
  await open(page, UNKNOWN);
  const card = await expectProblem(page, say, 'third-party-unknown', {
    next: ['ask-partner'],
    money: 'unchanged',
  });
  await expect(card).toBeFocused();
  await expectSoundAtBothWidths(page, 'a partner’s link that is unknown');
  await page.getByRole('link', { name: say('thirdParty.enterCode') }).click();
  await expect(page.getByLabel(say('redeem.code.label'))).toBeVisible();
});
