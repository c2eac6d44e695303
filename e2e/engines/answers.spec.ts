import { TYPED } from '#workshop/states/customer.ts';
import { tabWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';
import { visit } from './begin.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const say = wordsOf('en');
const REDEEM = '/v2/redeem';
const SHOP = { id: '300269', name: 'Bowlaria' };
const press = { role: 'button', name: say('check.redeem', { money: '£25.00', shop: SHOP.name }) };

async function expectOneOrder(visitor: Visitor, sandbox: Sandbox): Promise<void> {
  await visitor.heading({ pattern: thanksTitle(say).source });
  const [order, ...others] = await sandbox.orders();
  expect(others).toEqual([]);
  await visitor.reads(order?.orderNumber ?? 'no order');
}

test('a reload during the request makes one order of one press', async ({ visitor, at, sandbox, gate }) => {
  const voucher = await sandbox.newVoucher('gb');
  await visit(visitor, at('gb', `/redeem/${SHOP.id}/check`), {
    ...(await tabWith(sandbox, voucher)),
    'customerDraft.v1': { ...TYPED, delivery: 'EMAIL' },
    'redemptionDraft.v1': { shopId: SHOP.id, valueInCent: 25_00 },
  });
  await visitor.check({ label: say('check.notes') });
  await sandbox.breaks({ path: REDEEM, method: 'POST', delayMs: 1_500, times: 1 });
  await visitor.click(press);
  await expect.poll(() => gate.callsTo(REDEEM).length, { intervals: [20] }).toBe(1);
  await visitor.loadAnew();
  await expectOneOrder(visitor, sandbox);
  await visitor.open(at('gb', `/redeem/${SHOP.id}/check`));
  await expectOneOrder(visitor, sandbox);

  const keys = gate.callsTo(REDEEM).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});
