import type { Page } from '@playwright/test';
import { onward } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');
const STEPS = [say('progress.choice'), say('progress.details'), say('progress.check')] as const;

/** The page is at this one of the three steps. */
async function expectStep(page: Page, name: string): Promise<void> {
  const steps = page.getByRole('list', { name: say('progress.label') }).getByRole('listitem');
  await expect(steps).toContainText([...STEPS]);
  await expect(steps.and(page.locator('[aria-current="step"]'))).toContainText(name);
}

test('a value above the balance can be chosen in the first of three steps, and the next step shows the difference', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await openWith(page, '/redeem/100269/value', sandbox, await sandbox.newPrepaid('de', 3000));
  await expectStep(page, STEPS[0]);
  await page.getByRole('radio', { name: say('value.youPay', { money: '20,00\u00a0€' }) }).check();
  await expect(page.getByText(say('value.youPayText'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('value.topUpInstead') })).toBeVisible();
  await expectSoundAtBothWidths(page, 'a value above the balance');
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page.getByText(say('check.toPay'))).toBeVisible();
  await expectStep(page, STEPS[1]);
});
