import { type PlantedFault, fault } from './plantedFault.ts';

/** Faults about orders and money. The first three and those of a belief were in this app once. */
export const OF_MONEY: readonly PlantedFault[] = [
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
    'application/voucher/followSession.ts',
    "if (this.#session.mark === mark) this.#end.execute('elsewhere', mark);",
    '',
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
    'const by = leave === null ? this.#presses.elsewhere(press.of) : await this.#recordFirst(press);',
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
    'remainingBalanceInCent: reported === remainderOf(redemption, order) ? reported : null',
    'remainingBalanceInCent: reported',
  ),
  fault(
    'any-rest-of-a-donation-is-believed',
    'domain/donation/binding.ts',
    'remainingBalanceInCent: reported === remainderOf(sent) ? reported : null',
    'remainingBalanceInCent: reported',
  ),
  fault(
    'any-later-rest-is-believed',
    'domain/redemption/receipt.ts',
    'return (reported.remainingBalanceInCent ?? amountInCent) === expected ? expected : null;',
    'return reported.remainingBalanceInCent ?? expected;',
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
    'const pays = open?.isPaid === true ? open : null;',
    'const pays = null as OpenOrder | null;',
  ),
  fault(
    'top-up-receipt-names-another-amount',
    'domain/charge/chargeOrder.ts',
    '    amountInCent,\n    balanceInCent: isTrue',
    '    amountInCent: amountInCent * 10,\n    balanceInCent: isTrue',
  ),
];
