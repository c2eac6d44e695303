import { expect, it } from 'vitest';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { newBalance } from '#domain/charge/newBalance.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { aCharge, aPendingCharge } from '#tests/data/charge.ts';
import { SECOND, now } from '#tests/data/moments.ts';

const RECEIPT = CHARGE_RULES.receiptOf(aCharge(), aPendingCharge(), now);
const OF = ofVoucher(RECEIPT.serialNumber);
const OWN = { of: OF, at: now + 1, what: 'charged' } as const;

it('shows the balance after the top-up, also after the news of this top-up', () => {
  expect(newBalance(RECEIPT, [])).toBe(65_00);
  expect(newBalance(RECEIPT, [OWN])).toBe(65_00);
});

it.each([
  ['spending from the voucher', { ...OWN, what: 'spent' } as const],
  ['another top-up', { ...OWN, at: now + 60 * SECOND }],
])('shows no balance after %s', (_what, news) => {
  expect(newBalance(RECEIPT, [news])).toBeNull();
});

it('ignores news of another voucher', () => {
  expect(newBalance(RECEIPT, [{ of: 'another', at: now + 60 * SECOND, what: 'spent' }])).toBe(65_00);
});
