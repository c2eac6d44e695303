import { type Buyable, pounds, shopsSelling } from '../support/basket.ts';
import { tabWith } from '../support/ready.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { fillCustomer } from './forms.ts';
import { expect, test } from './test.ts';

const say = wordsOf('en');

const lineFor = ({ id, name }: Buyable) => ({ shopId: id, shopName: name, valueInCent: 15_00, quantity: 1 });

test('two shops are redeemed in one go, after a change of value and of number', async ({
  visitor,
  at,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('gb', 60_00);
  const [first, second] = await shopsSelling(sandbox, 15_00, 25_00);
  if (!first || !second) throw new Error('too few shops');
  await visit(visitor, at('gb', '/basket'), {
    ...(await tabWith(sandbox, voucher)),
    'basket.v1': [lineFor(first), lineFor(second)],
  });
  const lineOf = ({ name }: Buyable) => ({ role: 'listitem', text: { pattern: name } });
  await visitor.click({ role: 'button', name: say('basket.more'), within: lineOf(first) });
  await visitor.reads(say('basket.remaining', { money: '£15.00' }));
  await visitor.choose({ role: 'combobox', within: lineOf(second) }, '£25.00');
  await visitor.reads(say('basket.remaining', { money: '£5.00' }));
  await visitor.click({ role: 'button', name: say('basket.go') });
  await visitor.heading(say('customer.title'));
  await fillCustomer(visitor, say);
  await visitor.click({ role: 'button', name: say('customer.go') });
  await visitor.heading(say('check.title'));
  await visitor.check({ label: say('check.notes') });
  await visitor.click({ role: 'button', name: say('basket.redeem', { money: pounds(55_00), count: 2 }) });
  await visitor.heading({ pattern: thanksTitle(say).source });
  const [order] = await sandbox.orders();
  expect(order?.remainingBalanceInCent).toBe(5_00);
  expect(order?.items).toMatchObject([
    { shopName: first.name, valueInCent: 15_00, quantity: 2 },
    { shopName: second.name, valueInCent: 25_00, quantity: 1 },
  ]);
});
