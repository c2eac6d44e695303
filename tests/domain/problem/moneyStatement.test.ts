import { expect, it } from 'vitest';
import {
  type MoneyWord,
  type Redeemed,
  moneyStatement,
  paymentStatement,
} from '#domain/problem/moneyStatement.ts';
import { isAboutVoucher } from '#domain/problem/voucherProblem.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import { MONEY_STATES, PROBLEM_KINDS, type Problem, type ProblemKind } from '#domain/problem/problem.ts';
import { openOrderOf } from '#tests/data/openOrder.ts';

const SENT = openOrderOf('redemption');
const RESERVED = openOrderOf('donation', { standing: 'reserved' });
const PAYING = openOrderOf('charge');
const ORDERING = openOrderOf('voucher-order');
const EVERYWHERE: readonly (Redeemed | undefined)[] = ['behind-link', 'document', 'handed-out', undefined];

/** A problem of this kind, with whatever the backend may say of the money, and nothing. */
const everyWord = (kind: ProblemKind): readonly Problem[] => [
  { kind },
  ...MONEY_STATES.map((moneyState) => ({ kind, moneyState })),
];

const PAYMENT_WORDS: readonly MoneyWord[] = [
  'unpaid',
  'not-paid-again',
  'payment-reserved',
  'payment-unknown',
];
const WORDS: readonly MoneyWord[] = [...MONEY_STATES, 'unchanged', ...PAYMENT_WORDS];

/** What is said while nothing is open and the backend says nothing. */
const usually = (kind: ProblemKind): MoneyWord => moneyStatement({ kind }, null);

it.each(PROBLEM_KINDS)('states one of the known words after %s', (kind) => {
  expect(WORDS).toContain(usually(kind));
});

/** Value that has left the voucher, is held, or is that of an order of which nothing is known. */
const MOVED =
  /redeemed$|revealed$|delayed$|fraud$|unclear$|contradicted$|mismatch$|^(link|document|pin|letter|file)-/;
/** Such a page knows no voucher whose value it could speak of. */
const WITHOUT_VOUCHER =
  /^(link|document|third-party|check|activation)-unknown$|^(giveaway|upload)-|^order-(not-found|undeterminable)$/;

it.each(PROBLEM_KINDS.filter((kind) => MOVED.test(kind) || WITHOUT_VOUCHER.test(kind)))(
  'never states after %s that the value is untouched',
  (kind) => {
    expect(['untouched', 'unpaid']).not.toContain(usually(kind));
  },
);

it.each(PROBLEM_KINDS.filter((kind) => WITHOUT_VOUCHER.test(kind)))(
  'states after %s, on a page without a voucher, only that nothing has changed',
  (kind) => {
    expect(usually(kind)).toBe('unchanged');
  },
);

it.each(
  PROBLEM_KINDS.filter((kind) => (isAboutVoucher({ kind }) || isUnanswered({ kind })) && !MOVED.test(kind)),
)('states after %s that the value is untouched, while nothing is open', (kind) => {
  expect(usually(kind)).toBe('untouched');
});

it.each([
  ['already-redeemed', 'spent'],
  ['code-revealed', 'spent'],
  ['code-delayed', 'reserved'],
  ['link-expired', 'reserved'],
  ['answer-mismatch', 'unknown'],
  ['charge-under-way', 'not-paid-again'],
  ['charge-unclear', 'payment-unknown'],
  ['payment-contradicted', 'payment-unknown'],
] as const)('states after %s that the money is %s', (kind, word) => {
  expect(usually(kind)).toBe(word);
});

it.each(PROBLEM_KINDS)('speaks of the payment after %s only if a payment is what failed', (kind) => {
  const isOfPayment = /^(charge|payment)-|^order-changed$|^serial-number-unknown$/.test(kind);
  expect(PAYMENT_WORDS.includes(usually(kind))).toBe(isOfPayment);
});

const ORDERS: readonly ProblemKind[] = ['redemption-unclear', 'donation-unclear'];

it.each(PROBLEM_KINDS.filter((kind) => !ORDERS.includes(kind)))(
  'prefers the backend’s money state after %s, while nothing is open',
  (kind) => {
    for (const redeemed of EVERYWHERE) {
      for (const moneyState of MONEY_STATES) {
        const isUnpaid = moneyState === 'untouched' && PAYMENT_WORDS.includes(usually(kind));
        const word = isUnpaid ? usually(kind) : moneyState;
        expect(moneyStatement({ kind, moneyState }, null, redeemed)).toBe(word);
      }
    }
  },
);

it.each(PROBLEM_KINDS)('states after %s only unknown or reserved while an order is open', (kind) => {
  for (const redeemed of EVERYWHERE) {
    for (const problem of everyWord(kind)) {
      const word = problem.moneyState === 'reserved' ? 'reserved' : 'unknown';
      expect(moneyStatement(problem, SENT, redeemed)).toBe(word);
      expect(moneyStatement(problem, RESERVED, redeemed)).toBe('reserved');
    }
  }
});

it.each(ORDERS)('states for %s only unknown or reserved, also if no order is stored', (kind) => {
  for (const problem of everyWord(kind)) {
    expect(moneyStatement(problem, null)).toBe(problem.moneyState === 'reserved' ? 'reserved' : 'unknown');
  }
});

it.each(PROBLEM_KINDS)('never states for a redeemed voucher that its value is untouched: %s', (kind) => {
  const isNameless = ['link-unknown', 'document-unknown', 'not-offered'].includes(kind);
  if (ORDERS.includes(kind)) return;
  const behindLink = usually(kind) === 'spent' ? 'spent' : 'reserved';
  expect(moneyStatement({ kind }, null, 'behind-link')).toBe(isNameless ? 'unchanged' : behindLink);
  expect(moneyStatement({ kind }, null, 'document')).toBe(isNameless ? 'unchanged' : 'spent');
  expect(moneyStatement({ kind }, null, 'handed-out')).toBe('spent');
});

it.each(PROBLEM_KINDS)('ignores an open top-up in the statement about the voucher: %s', (kind) => {
  for (const problem of everyWord(kind)) {
    expect(moneyStatement(problem, PAYING)).toBe(moneyStatement(problem, null));
  }
});

it.each(PROBLEM_KINDS)(
  'states on a payment page that nothing was paid, until something may have been: %s',
  (kind) => {
    const isUnclear = ['charge-unclear', 'answer-mismatch', 'payment-contradicted'].includes(kind);
    const nothing = kind === 'charge-under-way' ? 'not-paid-again' : 'unpaid';
    for (const open of [null, SENT, RESERVED]) {
      expect(paymentStatement({ kind }, open)).toBe(isUnclear ? 'payment-unknown' : nothing);
      expect(paymentStatement({ kind, moneyState: 'unknown' }, open)).toBe('payment-unknown');
      expect(paymentStatement({ kind, moneyState: 'reserved' }, open)).toBe('payment-reserved');
    }
    expect(paymentStatement({ kind }, PAYING)).toBe('payment-unknown');
    expect(paymentStatement({ kind }, { ...PAYING, standing: 'reserved' })).toBe('payment-reserved');
  },
);

it.each([
  ['an order of vouchers is open', ORDERING],
  ['a redemption is open of which a part is paid', { ...SENT, isPaid: true }],
])('states that the payment is unknown while %s', (_what, open) => {
  expect(paymentStatement({ kind: 'offline' }, open)).toBe('payment-unknown');
  expect(paymentStatement({ kind: 'offline' }, { ...open, standing: 'reserved' })).toBe('payment-reserved');
});

it('states that the value of a voucher is unknown only if the open order spends some of it', () => {
  expect(moneyStatement({ kind: 'offline' }, ORDERING)).toBe('untouched');
  expect(moneyStatement({ kind: 'offline' }, { ...ORDERING, spends: true })).toBe('unknown');
});
