import { pressOn, tabTo } from '../support/keyboard.ts';
import { button } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { expectProblem } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const grouped = (digits: string) => digits.replace(/\d{3}(?=\d)/g, '$& ');

test('a refused serial number stays in its field, and another one is checked and topped up by keyboard alone', async ({
  page,
  sandbox,
  watch,
}) => {
  const say = wordsOf('de', 'de');
  watch.provokes(/charge\/check/);
  await open(page, '/prepaid');
  const field = page.getByLabel(say('charge.serial'));
  const refused = await sandbox.voucher('de', 'charge-in-basket');
  await field.fill(refused.serialNumber);
  await button(page, say('charge.check')).click();
  await expectProblem(page, say, 'charge-under-way', { next: [], money: 'not-paid-again', code: 'CHGx1' });
  await expect(field).toHaveValue(refused.serialNumber);
  await expectSoundAtBothWidths(page, 'charging, refused');

  const { serialNumber } = await sandbox.voucher('de', 'chargeable');
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(grouped(serialNumber));
  await pressOn(page, button(page, say('charge.check')), 'Enter');
  const found = page.getByRole('heading', { name: say('charge.found', { money: '25,00\u00a0€' }) });
  await expect(found).toBeFocused();
  // Arrow up wraps from the first radio to the last.
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: say('charge.own') })).toBeChecked();
  const own = page.getByLabel(say('charge.ownLabel', { currency: 'EUR' }));
  await tabTo(page, own);
  await page.keyboard.type('20,50');
  await expect(page.getByText(say('charge.becomes', { money: '45,50\u00a0€' }))).toBeVisible();

  // The reload costs nothing.
  await reload(page);
  await expect(own).toHaveValue('20,50');
  await expect(found).toBeVisible();
  await own.fill('150,01');
  await pressOn(page, button(page, say('charge.go')), 'Enter');
  const tooMuch = say('charge.amountFault.above', { money: '150,00\u00a0€' });
  await expect(page.getByRole('link', { name: tooMuch })).toBeVisible();
  await expectSoundAtBothWidths(page, 'charging, an amount that is too high');
});
