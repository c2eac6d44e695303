import { expect, it } from 'vitest';
import { ChargeKind } from '#application/charge/chargeKind.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCharge, aPendingCharge, aChargeable } from '#tests/data/charge.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';

const NOTED = aPendingCharge();

function aTab() {
  const prepared = { ...aChargeable(), token: NOTED.token, amountInCent: NOTED.payment.amountInCent };
  const kept = fakeKept({ charge: keptCharge(prepared) });
  return { kept, finish: new FinishCharge(kept, { now: () => now }) };
}

it('says that the check of the voucher is too old, and that nothing was paid', async () => {
  const begun = new ChargeKind().begin(NOTED, { card: null }, async () => refusal('session-expired'));
  expect(await begun).toEqual(refusal('charge-expired', { moneyState: 'untouched' }));
});

it('does not know what was paid where a gateway says so', async () => {
  const refused = refusal('session-expired', { moneyState: 'unknown' });
  const begun = new ChargeKind().begin(NOTED, { card: null }, async () => refused);
  expect(await begun).toEqual(refusal('charge-expired', { moneyState: 'unknown' }));
});

it('accepts only the answer to its own payment', async () => {
  const told = await new ChargeKind().valueOf(aCharge({ chargedInCent: 1_00 }), NOTED);
  expect(told).toEqual(refusal('answer-mismatch'));
});

it('knows no amounts of a payment that was asked for', async () => {
  expect(await new ChargeKind().valueOf({ orderNumber: '4711' }, NOTED)).toEqual(
    done({ chargedInCent: null, balanceInCent: null, orderNumber: '4711' }),
  );
});

it('does not take a payment of another amount for its own because it was received', async () => {
  const stored = aPendingCharge({ standing: 'mismatch' });
  expect(await new ChargeKind().valueOf({ orderNumber: '4711' }, stored)).toEqual(refusal('answer-mismatch'));
});

it('keeps what was prepared meanwhile for another voucher', () => {
  const { kept, finish } = aTab();
  const other = { ...aChargeable(), token: 'another' as ChargeToken, amountInCent: null };
  kept.write('charge', keptCharge(other));
  finish.execute(aCharge(), NOTED);
  expect(kept.read('charge')).toEqual(keptCharge(other));
});

it('leaves a receipt, and an empty draft', () => {
  const { kept, finish } = aTab();
  finish.execute(aCharge(), NOTED);
  expect(kept.read('chargeReceipt')).toMatchObject({
    orderNumber: '482910411',
    balanceInCent: 65_00,
    paidAt: now,
  });
  expect(kept.read('charge')).toBeNull();
});
