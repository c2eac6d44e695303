import { expect, it } from 'vitest';
import { ChargeKind } from '#application/charge/chargeKind.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { done } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
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

it('reports that the checked charge has expired, and that nothing was paid', async () => {
  const begun = new ChargeKind().begin(NOTED, { card: null }, async () => refusal('session-expired'));
  expect(await begun).toEqual(refusal('charge-expired', { moneyState: 'untouched' }));
});

it('leaves the payment open if a gateway refuses', async () => {
  const refused = refusal('session-expired', { moneyState: 'unknown' });
  const begun = new ChargeKind().begin(NOTED, { card: null }, async () => refused);
  expect(await begun).toEqual(refusal('charge-expired', { moneyState: 'unknown' }));
});

it('rejects the answer to a charge of another amount', async () => {
  const told = await new ChargeKind().valueOf(aCharge({ chargedInCent: 1_00 }), NOTED);
  expect(told).toEqual(refusal('answer-mismatch'));
});

it('leaves the top-up open if its amount cannot be read', async () => {
  expect(await new ChargeKind().valueOf(aCharge({ chargedInCent: UNREADABLE }), NOTED)).toEqual(
    refusal('unreadable-answer', { moneyState: 'unknown' }),
  );
});

it('returns no amounts for a payment that was looked up', async () => {
  expect(await new ChargeKind().valueOf({ orderNumber: '4711' }, NOTED)).toEqual(
    done({ chargedInCent: null, balanceInCent: null, orderNumber: '4711' }),
  );
});

it('rejects a received payment after a mismatched answer', async () => {
  const stored = aPendingCharge({ standing: 'mismatch' });
  expect(await new ChargeKind().valueOf({ orderNumber: '4711' }, stored)).toEqual(refusal('answer-mismatch'));
});

it('keeps a charge that was prepared for another voucher in the meantime', () => {
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
