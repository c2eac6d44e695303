import { UNDO_MS } from '#domain/kept/retention.ts';
import { fillCustomer, PERSON, pressInSheet, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { stored } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { holdTimers } from '../support/timers.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const SHOP = '300269';

test('a voucher removed by mistake is restored with one press, together with what was typed', async ({
  page,
  sandbox,
}) => {
  await holdTimers(page, UNDO_MS);
  await openWith(page, `/redeem/${SHOP}/details`, sandbox, await sandbox.newVoucher('gb'), {
    'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
  });
  await fillCustomer(page, say);
  await pressInSheet(page, say, 'strip.remove');
  await expect(heading(page, say('customer.title'))).toBeHidden();
  expect(await stored(page)).not.toMatch(/eyJ|balanceInCent|jo\.weber/);
  await button(page, say('strip.undo')).press('Enter');
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page.getByLabel(say('customer.repeatEmail'))).toHaveValue(PERSON.email);
  await expect(page.getByLabel(say('customer.lastName'))).toHaveValue(PERSON.lastName);
  await expect(strip(page, say)).toBeVisible();
  await expect(page.getByText(say('strip.restored'))).toBeVisible();
});
