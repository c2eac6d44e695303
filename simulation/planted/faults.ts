/** A fault that the simulation must find: a wrong text in place of a right one of the app's source. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

const fault = (name: string, file: string, right: string, wrong: string): PlantedFault => ({
  name,
  file,
  right,
  wrong,
});

/** Faults about orders and money. The first three and those of a belief were in this app once. */
const OF_MONEY: readonly PlantedFault[] = [
  fault(
    'two-orders-after-a-reload',
    'application/orders/orderSender.ts',
    'if (!pendingStore.write(order) && !this.isUnkept) {',
    'if (this.isUnkept) {',
  ),
  fault(
    'false-untouched-while-an-order-is-open',
    'domain/problem/moneyStatement.ts',
    'const spends = isSpending(open);',
    'const spends = false as boolean && isSpending(open);',
  ),
  fault(
    'other-tabs-are-not-told-of-an-end',
    'ui/session/SessionStore.ts',
    'if (this.held === null || voucherMark(this.held) !== mark) return;',
    'return;',
  ),
  fault(
    'other-tabs-are-not-told-of-spending',
    'domain/kept/retention.ts',
    'elsewhere: SESSION_ALONE,',
    'elsewhere: { ...SESSION_ALONE, leaves: [] },',
  ),
  fault(
    'two-tabs-order-before-the-first-outcome',
    'application/tabs/pressTurns.ts',
    'const by = leave === null ? this.#presses.elsewhere(press.of) : await this.#note(press);',
    'const by = leave === null ? this.#presses.elsewhere(press.of) : null;',
  ),
  fault(
    'a-top-up-is-told-to-no-tab',
    'application/tabs/pressTurns.ts',
    'for (const subject of of)',
    'for (const subject of isCharge ? [] : of)',
  ),
  fault(
    'lost-answer-counts-as-a-refusal',
    'application/orders/orderRun.ts',
    'if (answer.ok || !isLost(answer.fault)) return this.#settle(order, answered(answer));',
    'return this.#settle(order, answered(answer));',
  ),
  fault(
    'a-gateway-is-believed',
    'domain/problem/belief.ts',
    "return document === 'coded' && (status < 500 || problem.moneyState !== undefined);",
    'return status < 500 || problem.moneyState !== undefined;',
  ),
  fault(
    'any-rest-of-a-redemption-is-believed',
    'domain/redemption/binding.ts',
    'remainingBalanceInCent: told === remainderOf(redemption, order) ? told : null',
    'remainingBalanceInCent: told',
  ),
  fault(
    'any-rest-of-a-donation-is-believed',
    'domain/donation/binding.ts',
    'remainingBalanceInCent: told === remainderOf(sent) ? told : null',
    'remainingBalanceInCent: told',
  ),
  fault(
    'any-later-rest-is-believed',
    'domain/redemption/receipt.ts',
    'return (told.remainingBalanceInCent ?? amountInCent) === expected ? expected : null;',
    'return told.remainingBalanceInCent ?? expected;',
  ),
  fault(
    'donation-sent-again-under-a-new-id',
    'application/donation/donationKind.ts',
    'return isSame ? { ...fresh, id, key, startingPoint } : null;',
    'return isSame ? { ...fresh, startingPoint } : id === key ? fresh : null;',
  ),
  fault(
    'missed-order-is-forgotten',
    'domain/orders/outcome.ts',
    "return outcome.isFinal ? null : 'missed';",
    'return null;',
  ),
  fault(
    'sent-order-does-not-block-after-a-reload',
    'domain/orders/pendingOrder.ts',
    "return order !== null && order.standing !== 'missed';",
    "return order !== null && order.standing === 'reserved';",
  ),
  fault(
    'rest-is-the-balance-before',
    'application/voucher/spendVoucher.ts',
    "this.#kept.write('balanceAfter', { amountInCent, currency });",
    "this.#kept.write('balanceAfter', { amountInCent: held?.voucher.balanceInCent ?? amountInCent, currency });",
  ),
  fault(
    'a-balance-is-named-that-an-order-leaves-uncertain',
    'ui/session/spendableVoucher.ts',
    'return isBalanceUncertain(services) ? null : services.session.voucher;',
    'return isBalanceUncertain(services) ? services.session.voucher : services.session.voucher;',
  ),
  fault(
    'receipt-says-nothing-is-left',
    'ui/screens/donation/donated/DonatedView.tsx',
    'const rest = remainingBalanceInCent ?? 0;',
    'const rest = 0 * (remainingBalanceInCent ?? 0);',
  ),
  fault(
    'donation-names-the-rest-as-given',
    'ui/screens/donation/donated/DonatedView.tsx',
    'const forwarded = money({ amountInCent: donation.forwardedInCent, currency });',
    'const forwarded = money({ amountInCent: remainingBalanceInCent ?? 0, currency });',
  ),
  fault(
    'receipt-for-a-payment-that-failed',
    'application/payment/gatewayOrder.ts',
    'if (problem !== null) return refused(problem);',
    '',
  ),
  fault(
    'false-unpaid-while-a-payment-is-open',
    'domain/problem/moneyStatement.ts',
    'const pays = open !== null && (open.isPaid === true || PAID_KINDS.includes(open.kind)) ? open : null;',
    'const pays = null as OpenStanding | null;',
  ),
  fault(
    'top-up-receipt-names-another-amount',
    'domain/charge/chargeOrder.ts',
    '    amountInCent,\n    balanceInCent: isTrue',
    '    amountInCent: amountInCent * 10,\n    balanceInCent: isTrue',
  ),
];

/** Faults about holders and secrets. The first was in this app once. */
const OF_HOLDERS: readonly PlantedFault[] = [
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
    'if (isRemoval) this.#tabs.tellRemoved(removed);',
    "if (tells === 'holder') this.#tabs.tellRemoved(removed);",
  ),
  fault(
    'other-tabs-keep-what-was-removed',
    'application/voucher/endVoucher.ts',
    'if (isRemoval) this.#tabs.tellRemoved(removed);',
    'if (removed === null && isRemoval) this.#tabs.tellRemoved(removed);',
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
    'ui/session/SessionStore.ts',
    'if (left !== 0) return;\n    this.removals += 1;',
    'if (left !== 0) return;',
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
    'if (held === null || isHeld) this.#tabs.tellForgotten(mark);',
    'if (held === null || isHeld) this.#tabs.tellForgotten(held?.token ?? mark);',
  ),
  fault(
    'code-is-stored-for-help',
    'application/help/helpContext.ts',
    "else this.#kept.write('helpContext', { errorCode, orderNumber, at: this.#deviceNow() });",
    "else this.#kept.write('helpContext', { errorCode, orderNumber: this.#hint.voucher, at: this.#deviceNow() });",
  ),
];

/** Faults that leave a user without a way on. */
const OF_WAYS: readonly PlantedFault[] = [
  fault(
    'step-comes-without-its-texts',
    'ui/shell/routes.ts',
    "route('/redeem/:shopId/value', null, ['redemption'],",
    "route('/redeem/:shopId/value', null, [],",
  ),
  fault(
    'session-ends-by-the-clock-of-the-device',
    'infrastructure/clock/serverClock.ts',
    'return Date.now() + this.#offsetMs;',
    'return Date.now();',
  ),
  fault(
    'forbidden-storage-stops-the-app',
    'infrastructure/kept/browserStorage.ts',
    'return access(this.#storage());\n    } catch {\n      return null;',
    'return access(this.#storage());\n    } catch (cause) {\n      throw cause;',
  ),
  fault(
    'no-receipt-crashes-the-page',
    'ui/screens/donation/donated/DonatedView.tsx',
    'return receipt ? <Given receipt={receipt} /> : <NothingGiven />;',
    'return <Given receipt={receipt as DonationReceipt} />;',
  ),
  fault(
    'unreadable-answer-throws',
    'infrastructure/api/call.ts',
    "if (isTimeout(cause)) return failure('timed-out');",
    'if (isTimeout(cause)) throw cause;',
  ),
  fault(
    'digits-of-an-order-are-unreadable-as-a-number',
    'infrastructure/api/redemptionAnswer.ts',
    'orderNumber: orDigits(text),\n  status:',
    'orderNumber: text,\n  status:',
  ),
];

export const plantedFaults: readonly PlantedFault[] = [...OF_MONEY, ...OF_HOLDERS, ...OF_WAYS];
