import { type PlantedFault, fault } from './plantedFault.ts';

/** Faults about holders and secrets. The first was in this app once. */
export const OF_HOLDERS: readonly PlantedFault[] = [
  fault('help-form-is-inherited', 'domain/kept/retention.ts', "  requests: 'in-time',\n", ''),
  fault('drafts-are-inherited', 'domain/kept/retention.ts', "  drafts: 'in-time',\n", ''),
  fault('receipts-are-inherited', 'domain/kept/retention.ts', "  receipts: 'ends',\n", ''),
  fault('voucher-order-is-inherited', 'domain/kept/retention.ts', "  charge: 'in-time',\n", ''),
  fault(
    'removal-keeps-the-drafts',
    'domain/kept/retention.ts',
    'removed: { leaves: OF_A_VOUCHER,',
    "removed: { leaves: ['session'],",
  ),
  fault(
    'erasing-keeps-the-receipts',
    'domain/kept/retention.ts',
    'erased: { leaves: KEPT_PARTS,',
    "erased: { leaves: ['session'],",
  ),
  fault(
    'other-tabs-keep-what-was-erased',
    'application/voucher/endVoucher.ts',
    'if (isRemoval) this.#tabs.notifyRemoved(removed);',
    "if (notifies === 'holder') this.#tabs.notifyRemoved(removed);",
  ),
  fault(
    'other-tabs-keep-what-was-removed',
    'application/voucher/endVoucher.ts',
    'if (isRemoval) this.#tabs.notifyRemoved(removed);',
    'if (removed === null && isRemoval) this.#tabs.notifyRemoved(removed);',
  ),
  fault(
    'dropped-tab-keeps-a-removed-voucher',
    'domain/kept/removals.ts',
    'return removals.some(({ of, at }) => at > (emptySince ?? 0) && isOfTab(of, last));',
    'return removals.some(({ of, at }) => at > (emptySince ?? 0) && of === null && isOfTab(of, last));',
  ),
  fault(
    'what-was-typed-never-leaves',
    'application/voucher/leaveInTime.ts',
    'if (left === 0) forgetParts(this.#kept, LEAVES_IN_TIME);',
    '',
  ),
  fault(
    'open-form-keeps-what-has-left',
    'application/voucher/followSession.ts',
    "this.#session.release({ kind: 'none' }, true);",
    "this.#session.release({ kind: 'none' });",
  ),
  fault(
    'receipt-keeps-its-address',
    'domain/kept/retention.ts',
    "addresses: 'in-time',",
    "addresses: 'ends',",
  ),
  fault(
    'token-is-on-the-device',
    'domain/kept/table.ts',
    "voucherToken: tab<VoucherToken>('session'),",
    "voucherToken: { ...tab<VoucherToken>('session'), where: 'device' },",
  ),
  fault(
    'customer-is-on-the-device',
    'domain/kept/table.ts',
    "customerDraft: tab<CustomerDraft>('drafts'),",
    "customerDraft: { ...tab<CustomerDraft>('drafts'), where: 'device' },",
  ),
  fault(
    'charge-token-is-on-the-device',
    'domain/kept/table.ts',
    "charge: tab<KeptCharge>('charge'),",
    "charge: { ...tab<KeptCharge>('charge'), where: 'device' },",
  ),
  fault(
    'other-tabs-are-told-the-token',
    'application/voucher/spendVoucher.ts',
    'if (held === null || isHeld) this.#tabs.notifyForgotten(mark);',
    'if (held === null || isHeld) this.#tabs.notifyForgotten(held?.token ?? mark);',
  ),
  fault(
    'code-is-stored-for-help',
    'application/help/helpContext.ts',
    "this.#kept.write('helpContext', { errorCode, orderNumber, at });",
    "this.#kept.write('helpContext', { errorCode, orderNumber: this.#hint.voucher, at });",
  ),
];
