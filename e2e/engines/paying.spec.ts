import { TYPED, tabWith } from '../support/ready.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { decide, goToCheckout, payByCard, payByWallet } from './paying.ts';
import { expect, test } from './test.ts';

const say = wordsOf('de', 'de');

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a voucher is topped up by wallet, also where the answer to the payment is lost', async ({
  visitor,
  at,
  sandbox,
}) => {
  const voucher = await sandbox.newPrepaid('de');
  await visit(visitor, at('de', '/prepaid'));
  await goToCheckout(visitor, say, voucher);
  await payByWallet(visitor, say, 'charge.consent');
  await decide(visitor, 'lose');
  await visitor.heading(say('charge.doneTitle'));
  expect(await sandbox.balanceOf(voucher)).toBe(65_00);
  expect(await sandbox.ledger()).toHaveLength(2);
});

test('a voucher is topped up by card, after a card that was declined', async ({ visitor, at, sandbox }) => {
  const voucher = await sandbox.newPrepaid('de');
  await visit(visitor, at('de', '/prepaid'));
  await goToCheckout(visitor, say, voucher);
  await payByCard(visitor, say, 'charge.consent');
  await decide(visitor, 'decline');
  await visitor.heading(say('problem.payment-failed.title'));
  expect(await sandbox.ledger()).toEqual([]);
  await visitor.click({ role: 'button', name: say('payment.payAgain') });
  await visitor.heading(say('charge.payTitle'));
  await payByCard(visitor, say, 'charge.consent');
  await decide(visitor, 'approve');
  await visitor.heading(say('charge.doneTitle'));
  expect(await sandbox.balanceOf(voucher)).toBe(65_00);
  await visitor.loadAnew();
  await visitor.heading(say('charge.doneTitle'));
  expect(await sandbox.ledger()).toHaveLength(2);
});

test('what the voucher does not cover is paid by card, and all of it is redeemed in one order', async ({
  visitor,
  at,
  sandbox,
}) => {
  const swiss = wordsOf('de-CH', 'ch');
  const shopId = '200225';
  const voucher = await sandbox.newPrepaid('ch', 3000);
  await visit(visitor, at('ch', `/redeem/${shopId}/check`), {
    ...(await tabWith(sandbox, voucher)),
    'customerDraft.v1': { ...TYPED, delivery: 'EMAIL' },
    'redemptionDraft.v1': { shopId, valueInCent: 50_00 },
  });
  await visitor.click({ role: 'button', name: swiss('check.goPay', { money: 'CHF 20.00' }) });
  await visitor.heading(swiss('pay.title'));
  await payByCard(visitor, swiss, 'pay.consent');
  await decide(visitor, 'approve');
  await visitor.heading({ pattern: thanksTitle(swiss).source });
  expect(await sandbox.balanceOf(voucher)).toBe(0);
  const booked = await sandbox.ledger();
  expect(booked.map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
    ['payment', 20_00],
    ['redemption', 20_00],
  ]);
});
