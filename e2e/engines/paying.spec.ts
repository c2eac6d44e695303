import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { decide, goToCheckout, payByWallet } from './paying.ts';
import { expect, test } from './test.ts';

const say = wordsOf('de', 'de');

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a voucher is topped up once even if the answer to the payment is lost and the page is reloaded', async ({
  visitor,
  at,
  sandbox,
}) => {
  const voucher = await sandbox.newPrepaid('de');
  await visit(visitor, at('de', '/prepaid'));
  await goToCheckout(visitor, say, voucher);
  await payByWallet(visitor, say);
  await decide(visitor, 'lose');
  await visitor.heading(say('charge.doneTitle'));
  expect(await sandbox.balanceOf(voucher)).toBe(65_00);
  await visitor.loadAnew();
  await visitor.heading(say('charge.doneTitle'));
  expect(await sandbox.ledger()).toHaveLength(2);
});
