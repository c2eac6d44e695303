import type { Locator } from '@playwright/test';
import { CAPTCHA, onward, PERSON, requiredField, tile } from '../support/journey.ts';
import { button, heading, wallHeading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

// The balance leads on by itself only where motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const say = wordsOf('de');
const SHOP = 'Brotzeitler';

test('a redemption takes seven clicks and five fields from the voucher code to the shop’s code', async ({
  page,
  sandbox,
}) => {
  const { code } = await sandbox.newVoucher('de');
  const hand = { clicks: 0, fields: 0 };
  const click = async (thing: Locator) => {
    await thing.click();
    hand.clicks += 1;
  };
  const fill = async (field: Locator, text: string) => {
    await field.fill(text);
    hand.fields += 1;
  };

  await open(page, '/');
  await fill(page.getByLabel(say('redeem.code.label')), code);
  await expect(page.getByLabel(CAPTCHA)).toBeChecked(); // it started automatically with the focus in the form
  await click(button(page, say('redeem.code.submit')));
  await expect(wallHeading(page, say)).toBeVisible();
  // By keyboard: a press by pointer within a moment of the scene is meant for its button, and ignored.
  await tile(page, SHOP).getByRole('link').press('Enter');
  hand.clicks += 1;
  await click(onward(page, say));

  await fill(requiredField(page, say, 'customer.email'), PERSON.email);
  await fill(requiredField(page, say, 'customer.repeatEmail'), PERSON.email);
  await fill(requiredField(page, say, 'customer.firstName'), PERSON.firstName);
  await fill(requiredField(page, say, 'customer.lastName'), PERSON.lastName);
  await click(page.getByLabel(say('customer.useDataConfirmation')));
  await click(button(page, say('customer.go')));

  await click(page.getByLabel(say('check.notes')));
  await click(button(page, say('check.redeem', { money: '50,00 €', shop: SHOP })));
  await expect(heading(page, thanksTitle(say))).toBeVisible();

  await expect(page.locator('code').first()).toBeVisible();
  expect(hand).toEqual({ clicks: 7, fields: 5 });
});
