import { expect, it } from 'vitest';
import {
  type MoneyWord,
  type Redeemed,
  moneyStatement,
  paymentStatement,
} from '#domain/problem/moneyStatement.ts';
import { MONEY_STATES, PROBLEM_KINDS, type Problem, type ProblemKind } from '#domain/problem/problem.ts';

const SENT = { kind: 'redemption', standing: 'sent' } as const;
const RESERVED = { kind: 'donation', standing: 'reserved' } as const;
const PAYING = { kind: 'charge', standing: 'sent' } as const;
const ORDERING = { kind: 'voucher-order', standing: 'sent', exchanges: false } as const;
const EVERYWHERE: readonly (Redeemed | undefined)[] = ['behind-link', 'document', 'handed-out', undefined];

/** A problem of this kind, with whatever the backend may say of the money, and nothing. */
const everyWord = (kind: ProblemKind): readonly Problem[] => [
  { kind },
  ...MONEY_STATES.map((moneyState) => ({ kind, moneyState })),
];

/** The kinds after which something else is usual than that nothing was redeemed. */
const USUALLY: Readonly<Record<Exclude<MoneyWord, 'untouched'>, readonly ProblemKind[]>> = {
  reserved: ['blocked-fraud', 'link-expired', 'code-delayed', 'letter-pin-wrong', 'letter-pin-locked'],
  spent: [
    'already-redeemed',
    'blocked-redeemed',
    'code-revealed',
    'document-expired',
    'document-locked',
    'pin-wrong',
    'file-unusable',
  ],
  unknown: ['redemption-unclear', 'donation-unclear', 'answer-mismatch'],
  unchanged: [
    'check-unknown',
    'upload-refused',
    'link-unknown',
    'third-party-unknown',
    'giveaway-gone',
    'giveaway-had',
    'order-not-found',
    'order-undeterminable',
    'document-unknown',
    'activation-unknown',
  ],
  unpaid: [
    'serial-number-unknown',
    'charge-had',
    'charge-refused',
    'charge-expired',
    'payment-open',
    'payment-failed',
    'payment-cancelled',
    'payment-unusable',
    'order-changed',
  ],
  'not-paid-again': ['charge-under-way'],
  'payment-unknown': ['charge-unclear', 'payment-contradicted'],
  'payment-reserved': [],
};

const usually = (kind: ProblemKind): MoneyWord =>
  (Object.keys(USUALLY) as (keyof typeof USUALLY)[]).find((word) => USUALLY[word].includes(kind)) ??
  'untouched';

it.each(PROBLEM_KINDS)(
  'says of %s what is usual, while nothing is open and the backend says nothing',
  (kind) => {
    expect(moneyStatement({ kind }, null)).toBe(usually(kind));
  },
);

const ORDERS: readonly ProblemKind[] = ['redemption-unclear', 'donation-unclear'];

it.each(PROBLEM_KINDS.filter((kind) => !ORDERS.includes(kind)))(
  'believes the backend before anything else after %s, while nothing is open',
  (kind) => {
    for (const redeemed of EVERYWHERE) {
      for (const moneyState of MONEY_STATES) {
        const isPayment = ['unpaid', 'not-paid-again', 'payment-unknown'].includes(usually(kind));
        const said = isPayment && moneyState === 'untouched' ? usually(kind) : moneyState;
        expect(moneyStatement({ kind, moneyState }, null, redeemed)).toBe(said);
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
  const isNameless = kind === 'link-unknown' || kind === 'document-unknown';
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
  expect(moneyStatement({ kind: 'offline' }, { ...ORDERING, exchanges: true })).toBe('unknown');
});
