import { PERSON, requiredField, strip } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { decide, payByCard } from '../support/paying.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('a top-up in the middle of a redemption leads back to its form, with the new balance', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  const voucher = await sandbox.newPrepaid('de', 3000);
  const shopId = '100269';
  await openWith(page, `/redeem/${shopId}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId, valueInCent: 25_00 },
  });
  await requiredField(page, say, 'customer.firstName').fill(PERSON.firstName);
  await strip(page, say)
    .getByRole('link', { name: say('topUp.short') })
    .click();
  await button(page, say('charge.check')).click();
  await page.getByRole('radio', { name: /\b25\b/ }).check();
  await button(page, say('charge.go')).click();
  await payByCard(page, say, /challenge\)/);
  await decide(page, 'approve');
  await page.getByRole('link', { name: say('paid.redeemNow') }).click();
  await expect(page).toHaveURL(new RegExp(`/redeem/${shopId}/details$`));
  await expect(requiredField(page, say, 'customer.firstName')).toHaveValue(PERSON.firstName);
  await expect(strip(page, say)).toContainText('55,00');
});
