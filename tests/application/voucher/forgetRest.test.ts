import { expect, it } from 'vitest';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { ForgetRest } from '#application/voucher/forgetRest.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aReceipt } from '#tests/data/redemption.ts';

const LEFT = { amountInCent: 25_00, currency: 'EUR' } as const;

function aTab(about: Partial<Receipt> = {}) {
  const kept = fakeKept({ balanceAfter: LEFT });
  const receipt = new LastReceipt(kept);
  receipt.write(aReceipt({ voucherMark: '123456789', balance: LEFT, ...about }));
  return { kept, receipt, forgetRest: new ForgetRest(kept, receipt) };
}

it('deletes the remainder of the last order, in its receipt too, also after a reload', () => {
  const { kept, receipt, forgetRest } = aTab();
  forgetRest.execute('123456789');
  expect(kept.read('balanceAfter')).toBeNull();
  for (const one of [receipt, new LastReceipt(kept)])
    expect(one.read()).toSatisfy((read: Receipt) => leftAfter(read) === null);
});

it('changes nothing else in the receipt', () => {
  const { receipt, forgetRest } = aTab();
  const before = receipt.read();
  forgetRest.execute('123456789');
  expect(receipt.read()).toEqual({ ...before, balance: { ...LEFT, amountInCent: null } });
});

it.each([
  ['forgets the rest if another tab has changed the balance since it was learnt', 1, null],
  ['keeps the rest if no other tab has changed the balance since it was learnt', 2, LEFT],
])('%s', (_what, moneySeen, left) => {
  const { kept, receipt, forgetRest } = aTab();
  kept.write('moneyNews', [{ of: ofVoucher('123456789'), at: 2, what: 'charged' }]);
  kept.write('moneySeen', moneySeen);
  forgetRest.ifMissed('123456789');
  expect(kept.read('balanceAfter')).toEqual(left);
  expect(receipt.read()?.balance.amountInCent).toBe(left?.amountInCent ?? null);
});

it('does not change the receipt of another voucher', () => {
  const { receipt, forgetRest } = aTab({ voucherMark: 'another' });
  forgetRest.execute('123456789');
  expect(receipt.read()).toSatisfy((read: Receipt) => leftAfter(read)?.amountInCent === 25_00);
});

it('does not restore a deleted receipt', () => {
  const kept = fakeKept();
  new ForgetRest(kept, new LastReceipt(kept)).execute('123456789');
  expect(kept.all()).toEqual({});
});
