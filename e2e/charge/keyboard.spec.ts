import type { Locator, Page } from '@playwright/test';
import { headlineOf } from '../support/headline.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, settled } from '../support/open.ts';
import { DECISIONS, type Decision } from '../support/paying.ts';
import { problemCard } from '../support/problem.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');

const summary = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a voucher is topped up by card by keyboard alone, from the navbar to the receipt', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/charge\/check/);
  await sandbox.hidesShops();
  const voucher = await sandbox.newPrepaid('de');
  const charged = await sandbox.voucher('de', 'charged-already');
  const pay = button(page, say('charge.pay', { money: '25,00 €' }));
  const choose = async (first: Locator, wanted: Locator) => {
    await tabTo(page, first);
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  };
  const chooseCard = async () => {
    await choose(
      page.getByRole('radio', { name: say('paid.provider.wallet') }),
      page.getByRole('radio', { name: say('paid.provider.card') }),
    );
    const cards = page.getByRole('group', { name: 'Mock card' });
    await choose(
      cards.getByRole('radio', { checked: true }),
      cards.getByRole('radio', { name: /challenge\)/ }),
    );
  };
  // The sandbox's page stands in for the bank's.
  const decide = async (decision: Decision) => {
    await expect(button(page, DECISIONS[decision])).toBeVisible();
    await pressOn(page, button(page, DECISIONS[decision]), 'Enter');
  };

  await test.step('enters a serial number after a missing and a refused one', async () => {
    await open(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: say('frame.charge'), exact: true });
    await pressOn(page, link, 'Enter');
    // Another zone loads a new document, so Tab starts at its top.
    await expect(heading(page, say('charge.title'))).toBeVisible();
    await settled(page);
    await pressOn(page, button(page, say('charge.check')), 'Enter');
    await expect(page.getByLabel(say('charge.serial'))).toBeFocused();
    await expect(page.getByText(say('charge.serialFault.required'))).toBeVisible();
    await page.keyboard.type(charged.serialNumber);
    await pressOn(page, button(page, say('charge.check')), 'Enter');
    await expect(problemCard(page, say, 'charge-had')).toBeVisible();
    await expect(page.getByLabel(say('charge.serial'))).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(voucher.serialNumber);
    await pressOn(page, button(page, say('charge.check')), 'Enter');
    await expect(
      page.getByRole('heading', { name: say('charge.found', { money: '40,00 €' }) }),
    ).toBeFocused();
  });

  await test.step('chooses an amount after a missing one, and goes to the payment', async () => {
    await pressOn(page, button(page, say('charge.go')), 'Enter');
    await expect(summary(page, say('redeem.code.summary'))).toBeFocused();
    await pressOn(page, page.getByRole('link', { name: say('charge.amountFault.choice') }), 'Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
    const amount = page.getByRole('radio', { name: /^25/ }); // the second
    await page.keyboard.press('ArrowDown');
    await expect(amount).toBeChecked();
    await pressOn(page, button(page, say('charge.go')), 'Enter');
    await expect(heading(page, say('charge.payTitle'))).toBeVisible();
    await settled(page);
  });

  await test.step('ticks the missing consent and goes to the bank', async () => {
    await chooseCard();
    await pressOn(page, pay, 'Enter');
    await expect(summary(page, say('customer.summary', { count: 1 }))).toBeFocused();
    await pressOn(page, page.getByRole('link', { name: say('charge.consentFault') }), 'Enter');
    await expect(page.getByRole('checkbox', { name: say('charge.consent') })).toBeFocused();
    await page.keyboard.press('Space');
    await pressOn(page, pay, 'Enter');
  });

  await test.step('returns to the payment after a declined one', async () => {
    await decide('decline');
    await expect(heading(page, say('problem.payment-failed.title'))).toBeVisible();
    await expect(problemCard(page, say, 'payment-failed')).toBeFocused();
    await pressOn(page, button(page, say('payment.payAgain')), 'Enter');
    await expect(heading(page, say('charge.payTitle'))).toBeFocused();
  });

  await test.step('pays, and goes from the receipt to redeeming', async () => {
    await settled(page);
    await chooseCard();
    await pressOn(page, page.getByRole('checkbox', { name: say('charge.consent') }), 'Space');
    await pressOn(page, pay, 'Enter');
    await decide('approve');
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
    await settled(page);
    expect(await sandbox.balanceOf(voucher)).toBe(65_00);
    await pressOn(page, page.getByRole('link', { name: say('paid.redeemNow'), exact: true }), 'Enter');
    await expect(heading(page, headlineOf('de'))).toBeVisible();
  });
});
