import type { Page } from '@playwright/test';
import { type Buyable, lineOf, shopsSelling } from '../support/basket.ts';
import { enterVoucher, fillCustomer, onward, tile } from '../support/journey.ts';
import { heading, wallHeading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { type Note, walkTranslated } from '../support/twins.ts';
import { resultLine, searchField } from '../support/wall.ts';
import { type Say, wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

/** Sets an option of the wall's filter in any layout. */
async function turnFilterOn(page: Page, group: string, option: string): Promise<void> {
  const filters = page
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { includeHidden: true }) });
  const chip = page.getByRole('button', { name: group });
  const isChip = await chip.isVisible();
  if (isChip) await chip.click();
  await filters.first().getByRole('checkbox', { name: option }).first().check();
  if (isChip) await page.keyboard.press('Escape');
}

test('a page translated by the browser shows the same values, from the voucher code to the shop’s code', async ({
  page,
  elsewhere,
  at,
  sandbox,
}) => {
  const site = 'de';
  const say = wordsOf('de', site);
  const shop = 'Brotzeitler';
  const halves = '25,00';
  const begin = async () => {
    await sandbox.reset();
    await sandbox.shortensWalls();
  };
  await walkTranslated(page, elsewhere, begin, async (own, note) => {
    const voucher = await sandbox.newVoucher(site);
    await open(own, at(site));
    await own.getByRole('button', { name: say('redeem.code.submit') }).click();
    await note('an empty code');
    await enterVoucher(own, say, voucher);
    await note('the wall');
    await searchField(own, say).fill('qqqq');
    await expect(resultLine(own, say('wall.countOf', { found: '0', count: SHORT_WALL }))).toBeVisible();
    await note('no shop of that name');
    await searchField(own, say).fill('');
    await turnFilterOn(own, say('wall.filter.redeemable'), say('wall.filter.online'));
    await expect(resultLine(own, say('wall.countOf', { found: '\\d+', count: SHORT_WALL }))).toBeVisible();
    await note('one filter');
    await own
      .getByRole('button', { name: say('wall.filter.clear') })
      .first()
      .click();
    await countsAll(own, say);
    await note('no filter');
    await changeLanguageAndBack(own, say, 'English', note);

    await tile(own, shop).click();
    const dialog = own.getByRole('dialog', { name: shop });
    const values = dialog.getByRole('radio', { name: new RegExp(`^.?${halves}`) });
    await note('the dialog');
    await values.check();
    await note('a value in the dialog');
    await onward(own, say).click();
    await expect(heading(own, say('customer.title'))).toBeVisible();
    await own.getByRole('link', { name: say('common.back') }).click();
    await expect(heading(own, say('value.title'))).toBeVisible();
    await note('the values');
    await own.getByRole('radio', { name: /^.?50[.,]00/ }).check();
    await note('another value');
    await own.getByRole('radio', { name: new RegExp(`^.?${halves}`) }).check();
    await onward(own, say).click();
    await expect(heading(own, say('customer.title'))).toBeVisible();
    await own.getByRole('button', { name: say('customer.go') }).click();
    await note('an empty form');
    await fillCustomer(own, say);
    // A code that is shown at once has a PIN only by chance.
    await own.locator('input[name=delivery][value=EMAIL]').check();
    await own.getByRole('button', { name: say('customer.go') }).click();
    await expect(heading(own, say('check.title'))).toBeVisible();
    await note('the check page');
    const redeem = own.getByRole('button', { name: shop });
    await redeem.click();
    await note('the notes are not read');
    await own.getByLabel(say('check.notes')).check();
    await redeem.click();
    await expect(heading(own, thanksTitle(say))).toBeVisible();
    await note('the thanks');
    // Not the order's own link, for the same reason.
    const redeemLink = await sandbox.link('redeemLink');
    await open(own, at(site, redeemLink));
    await note('the sealed code');
    await own.getByRole('button', { name: say('merchantCode.reveal') }).click();
    await expect(own.locator('code').first()).toBeVisible();
    await note('the code');
  });
});

/** The result line changes 400 ms after the wall: a note that is taken earlier has the line of before. */
async function countsAll(page: Page, say: Say): Promise<void> {
  await expect(resultLine(page, say('wall.count', { count: SHORT_WALL }))).toBeVisible();
}

/** As stored in the tab. */
const lineFor = ({ id, name }: Buyable, valueInCent: number) => ({
  shopId: id,
  shopName: name,
  valueInCent,
  quantity: 1,
});

test('a basket on a translated page counts and adds up the same', async ({ page, elsewhere, sandbox }) => {
  const say = wordsOf('en');
  await walkTranslated(
    page,
    elsewhere,
    () => sandbox.reset(),
    async (own, note) => {
      const [first, second] = await shopsSelling(sandbox, 15_00, 25_00);
      if (!first || !second) throw new Error('too few shops');
      await sandbox.hidesShops();
      await openWith(own, '/basket', sandbox, await sandbox.newVoucher('gb', 200_00), {
        'basket.v1': [lineFor(first, 15_00), lineFor(second, 25_00)],
      });
      await note('the basket');
      await lineOf(own, first)
        .getByRole('button', { name: say('basket.more') })
        .click();
      await note('two of a kind');
      await lineOf(own, second).getByRole('button').last().click();
      await note('one shop less');
    },
  );
});

test('a top-up on a translated page shows the same values up to its payment', async ({
  page,
  elsewhere,
  at,
  sandbox,
}) => {
  const site = 'gb';
  const say = wordsOf('en', site);
  await walkTranslated(
    page,
    elsewhere,
    () => sandbox.reset(),
    async (own, note) => {
      await sandbox.hidesShops();
      const voucher = await sandbox.newPrepaid(site);
      await open(own, at(site, '/prepaid'));
      const check = own.getByRole('button', { name: say('charge.check') });
      await check.click();
      await note('no number');
      await own.getByLabel(say('charge.serial')).fill(voucher.serialNumber);
      await note('a number');
      await check.click();
      for (const amount of [/\b25\b/, /\b50\b/]) {
        await own.getByRole('radio', { name: amount }).check();
        await note(`the amount ${amount.source}`);
      }
      await own.getByRole('button', { name: say('charge.go') }).click();
      await expect(heading(own, say('charge.payTitle'))).toBeVisible();
      await note('the checkout');
    },
  );
});

async function changeLanguageAndBack(page: Page, say: Say, other: string, note: Note): Promise<void> {
  const menu = page.locator('header summary').last();
  const usual = await page.locator('header [hreflang][aria-current]').first().getAttribute('hreflang');
  await menu.click();
  await page.getByRole('link', { name: other }).click();
  await expect(heading(page, wordsOf('en')('wall.title'))).toBeVisible();
  await countsAll(page, wordsOf('en'));
  await note('the wall in another language');
  await menu.click();
  await page.locator(`header [hreflang="${usual}"]`).first().click();
  await expect(wallHeading(page, say)).toBeVisible();
  await countsAll(page, say);
  await note('the wall in the first language again');
}
