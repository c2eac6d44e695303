import { CAPTCHA } from '../support/journey.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { expectProblem } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const grouped = (digits: string) => digits.replace(/\d{3}(?=\d)/g, '$& ');

test('a voucher is named and an amount chosen, by keyboard alone; a reload costs nothing', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  const { serialNumber } = await sandbox.voucher('de', 'chargeable');
  await open(page, '/prepaid');
  await expectSoundAtBothWidths(page, 'charging, empty');
  await tabTo(page, page.getByLabel(say('charge.serial')));
  await page.keyboard.type(grouped(serialNumber));
  await pressOn(page, page.getByLabel(CAPTCHA), 'Space');
  await pressOn(page, button(page, say('charge.check')), 'Enter');
  const found = page.getByRole('heading', { name: say('charge.found', { money: '25,00\u00a0€' }) });
  await expect(found).toBeFocused();
  await expectSoundAtBothWidths(page, 'charging, checked');

  // Arrow up wraps from the first radio to the last.
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: say('charge.own') })).toBeChecked();
  const own = page.getByLabel(say('charge.ownLabel', { currency: 'EUR' }));
  await tabTo(page, own);
  await page.keyboard.type('20,50');
  await expect(page.getByText(say('charge.becomes', { money: '45,50\u00a0€' }))).toBeVisible();
  await reload(page);
  await expect(own).toHaveValue('20,50');
  await expect(found).toBeVisible();
  await own.fill('150,01');
  await pressOn(page, button(page, say('charge.go')), 'Enter');
  const tooMuch = say('charge.amountFault.above', { money: '150,00\u00a0€' });
  await expect(page.getByRole('link', { name: tooMuch })).toBeVisible();
  await expectSoundAtBothWidths(page, 'charging, an amount that is too high');
});

test('what is refused keeps its number, and says that nothing was paid', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const say = wordsOf('de-CH', 'ch');
  watch.provokes(/charge\/check/);
  await open(page, at('ch', '/prepaid'));
  const field = page.getByLabel(say('charge.serial'));
  for (const [condition, kind, money, code] of [
    ['charge-in-basket', 'charge-under-way', 'not-paid-again', 'CHGx1'],
    ['charged-already', 'charge-had', 'unpaid', 'CHGx2'],
    ['not-chargeable', 'charge-refused', 'unpaid', 'CHGx3'],
  ] as const) {
    const { serialNumber } = await sandbox.voucher('ch', condition);
    await field.fill(serialNumber);
    await page.getByLabel(CAPTCHA).setChecked(true);
    await button(page, say('charge.check')).click();
    await expectProblem(page, say, kind, { next: [], money, code });
    await expect(field).toHaveValue(serialNumber);
  }
  await expectSoundAtBothWidths(page, 'charging, refused');
});

test('the code field leads a serial number to where it is charged, and no address tells it', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('de', 'at');
  const { serialNumber } = await sandbox.voucher('at', 'chargeable');
  await open(page, at('at'));
  await page.getByLabel(say('redeem.code.label')).fill(serialNumber);
  await page.getByRole('link', { name: say('topUp.this'), exact: true }).click();
  await expect(page.getByLabel(say('charge.serial'))).toHaveValue(serialNumber);
  await expect(page).toHaveURL(at('at', '/prepaid'));
  const state = () => page.evaluate(() => JSON.stringify(window.history.state));
  await expect.poll(state).not.toContain(serialNumber);
});

test('where a site charges nothing, there is no such page', async ({ page, at }) => {
  const say = wordsOf('en', 'us');
  await open(page, at('us', '/prepaid'));
  await expect(heading(page, say('notFound.title'))).toBeVisible();
});
