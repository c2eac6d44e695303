import type { Locator } from '@playwright/test';
import { early } from './support/early.ts';
import { headlineOf } from './support/headline.ts';
import { onward, PERSON, requiredField, strip, tile } from './support/journey.ts';
import { hold } from './support/hold.ts';
import { expectFocusKept, pressOn, tabTo } from './support/keyboard.ts';
import { button, heading, wallHeading } from './support/locators.ts';
import { open, openEarly, quiet } from './support/open.ts';
import { answerQuestion } from './support/question.ts';
import { expect, test } from './support/test.ts';
import { thanksTitle } from './support/thanks.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('de');
const SHOP = 'Brotzeitler';

test('the whole journey works by keyboard alone', async ({ page, sandbox, watch }) => {
  const voucher = await sandbox.newVoucher('de');
  watch.secret(voucher.code);
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };

  await test.step('skips the header and enters the code', async () => {
    await open(page, '/');
    await expect(heading(page, headlineOf('de'))).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: say('frame.skip') }), 'Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await type(page.getByLabel(say('redeem.code.label')), voucher.code);
    await pressOn(page, button(page, say('redeem.code.submit')), 'Enter');
  });

  await test.step('hears the balance, and goes on to the shops', async () => {
    await expect(heading(page, /50,00/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, say('balance.shops'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wallHeading(page, say)).toBeFocused();
  });

  await test.step('opens a shop, returns to its tile, and opens it again', async () => {
    await type(page.getByLabel(say('wall.search')), SHOP);
    const link = tile(page, SHOP).getByRole('link');
    await pressOn(page, link, 'Enter');
    const title = page.getByRole('dialog').getByRole('heading', { level: 2, name: SHOP });
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/shops?name=Brotzeitler'); // the search is kept
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
  });

  await test.step('chooses a value with the arrow keys', async () => {
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^25,00/ })).toBeChecked();
    await pressOn(page, onward(page, say), 'Enter');
  });

  await test.step('goes from the error summary to the field, and fills in the form', async () => {
    await expect(heading(page, say('customer.title'))).toBeFocused();
    await pressOn(page, button(page, say('customer.go')), 'Enter');
    await expect(page.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toBeFocused();
    await pressOn(page, page.getByRole('link', { name: say('customer.fault.email') }), 'Enter');
    await expect(requiredField(page, say, 'customer.email')).toBeFocused();
    await page.keyboard.type(PERSON.email);
    await type(requiredField(page, say, 'customer.repeatEmail'), PERSON.email);
    await type(requiredField(page, say, 'customer.firstName'), PERSON.firstName);
    await type(requiredField(page, say, 'customer.lastName'), PERSON.lastName);
    await pressOn(page, page.getByLabel(say('customer.useDataConfirmation')), 'Space');
    await pressOn(page, button(page, say('customer.go')), 'Enter');
  });

  await test.step('redeems on the check page', async () => {
    await expect(heading(page, say('check.title'))).toBeFocused();
    await pressOn(page, page.getByLabel(say('check.notes')), 'Space');
    const redeem = say('check.redeem', { money: '25,00 €', shop: SHOP });
    await pressOn(page, button(page, redeem), 'Enter');
    await expect(heading(page, thanksTitle(say))).toBeFocused();
    // The code takes the focus from a seal that was reached by Tab before it.
    await expect(button(page, say('merchantCode.copy'))).toBeVisible();
    await pressOn(
      page,
      page.getByRole('link', { name: say('thankYou.rest', { money: '25,00 €' }) }),
      'Enter',
    );
    await expect(heading(page, headlineOf('de'))).toBeFocused();
  });

  await test.step('reveals the code', async () => {
    const [mail] = await sandbox.outbox();
    await open(page, mail?.links[0] ?? '');
    await pressOn(page, page.getByRole('button', { name: say('merchantCode.reveal') }), 'Enter');
    await expect(button(page, say('merchantCode.copy'))).toBeVisible();
    await expectFocusKept(page);
    await watch.keepsSecrets(page);
  });
});

test('menus open and close by keyboard and return the focus', async ({ page }) => {
  await open(page, '/');
  const buy = page.getByRole('banner').locator('summary', { hasText: say('frame.buy') });
  await pressOn(page, buy, 'Enter');
  await tabTo(page, page.getByRole('link', { name: say('site.nav.buyEmail'), exact: true }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: say('site.nav.buyEmail'), exact: true })).toBeHidden();
  await expect(buy).toBeFocused();

  await pressOn(
    page,
    page.getByRole('banner').locator('summary', { hasText: say('frame.language') }),
    'Space',
  );
  await pressOn(page, page.getByRole('link', { name: 'English' }), 'Enter');
  await expect(heading(page, headlineOf('en'))).toBeVisible();
  await expectFocusKept(page);
});

test('the focus is kept when its element disappears: captcha, removed voucher, dismissed message, cleared search', async ({
  page,
  sandbox,
}) => {
  const { code } = await sandbox.newVoucher('de');
  await open(page, '/');
  await pressOn(page, page.getByRole('button', { name: say('redeem.captcha.instead') }), 'Enter');
  await expect(page.getByLabel(say('redeem.captcha.question'))).toBeFocused();

  await page.getByLabel(say('redeem.code.label')).fill(code);
  await answerQuestion(page, say);
  await page.keyboard.press('Enter');
  await expect(heading(page, /50,00/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(wallHeading(page, say)).toBeFocused();
  // The strip comes with the wall, a moment after its heading.
  await expect(strip(page, say).getByRole('button')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(strip(page, say).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await tabTo(page, button(sheet, say('strip.remove')));
  await page.keyboard.press('Enter');
  await expect(strip(page, say)).toBeHidden();
  await expectFocusKept(page);
  await page.getByRole('button', { name: say('frame.dismiss') }).press('Enter');
  await expect(page.getByText(say('strip.removed'))).toBeHidden();
  await expectFocusKept(page);

  await page.getByLabel(say('wall.search')).fill('qqqq');
  await pressOn(page, page.getByRole('button', { name: say('wall.clear') }), 'Enter');
  await expect(page.getByLabel(say('wall.search'))).toHaveValue('');
  await expect(page.getByRole('listitem').nth(20)).toBeAttached();
  await expectFocusKept(page);
});

test('a focus below the shops stays in view when they load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/shops']) {
    const arrive = await hold(page, ({ pathname }) => pathname.startsWith('/api/v2/shop/wall/'));
    await openEarly(page, path);
    await expect(early(page)).not.toBeAttached();
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await tabTo(page, link);
    await expect(page.getByText(say('wall.loading'))).toBeAttached();
    arrive();
    await quiet(page); // shops are drawn in portions
    await expect(page.locator('main li:has(a[href^="/shops/"])').last()).toBeAttached();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
});

test('a slow call is spoken, and the focus waits on the page that loads', async ({ page, sandbox }) => {
  const spoken = (words: string) => page.locator('[aria-live=polite]', { hasText: words });
  const { code } = await sandbox.newVoucher('de');
  await open(page, '/');
  await page.getByLabel(say('redeem.code.label')).fill(code);
  const answer = await hold(page, ({ pathname }) => pathname === '/api/v2/voucher/token');
  await button(page, say('redeem.code.submit')).press('Enter');
  await expect(spoken(say('redeem.code.busy'))).toBeAttached();
  await expect(page.getByRole('button', { name: say('redeem.code.submit'), exact: true })).toBeFocused();
  answer();
  await expect(heading(page, /50,00/)).toBeFocused();
  await expect(spoken(say('redeem.code.busy'))).not.toBeAttached();

  await button(page, say('balance.shops')).press('Enter');
  await expect(wallHeading(page, say)).toBeFocused();
  await tile(page, SHOP).getByRole('link').press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: SHOP })).toBeFocused();
  const arrive = await hold(page, ({ pathname }) => /^\/api\/v2\/shop\/\d+$/.test(pathname));
  await onward(page, say).press('Enter');
  await expect(page).toHaveURL(/\/details$/);
  const loading = page.getByRole('main').locator('[tabindex="-1"]', { hasText: say('shop.loading') });
  await expect(loading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(loading).not.toBeFocused();
  const moved = await page.evaluate(() => document.activeElement?.textContent);
  arrive();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say('customer.title')));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(moved);
});
