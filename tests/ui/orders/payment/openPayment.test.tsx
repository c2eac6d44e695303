import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OrderState } from '#application/orders/orderState.ts';
import type { PendingCharge } from '#domain/charge/chargeOrder.ts';
import { spokenReference } from '#domain/operation/correlationId.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { OpenPayment } from '#ui/orders/payment/OpenPayment.tsx';
import type { PaidOrderScreen } from '#ui/orders/payment/paidOrderScreen.ts';

const ORDER = aPendingCharge();
const SUPPORT = {
  url: 'https://help.example/',
  email: 'help@frohgut.example',
  phone: '+49 30 0000',
  hours: [],
};
const TIME = '\\d{1,2}:\\d\\d:\\d\\d';

async function aPage(state: OrderState<PendingCharge>, looks = 0) {
  const { services, log } = await anApp({ locale: 'en', site: { support: SUPPORT } });
  const findOut = vi.fn<PaidOrderScreen['findOut']>(async () => undefined);
  const nothing = async () => undefined;
  const order: PaidOrderScreen = {
    state,
    looks,
    findOut,
    quietly: false,
    left: ORDER,
    isFixed: true,
    busy: false,
    notesRead: true,
    attempts: 0,
    untickedFault: false,
    tick: () => undefined,
    conclude: nothing,
    giveUp: nothing,
    resume: nothing,
    goOn: () => undefined,
    withdraw: () => undefined,
  };
  await show(services, <OpenPayment order={order} payPath="/prepaid/checkout" />);
  const reported = () => log.facts.filter(({ kind }) => kind === 'problem').map(({ name }) => name);
  return { findOut, reported, reference: spokenReference(services.correlationId) };
}

it.each<[string, OrderState<PendingCharge>, string]>([
  [
    'declined',
    { kind: 'refused', order: ORDER, problem: { kind: 'payment-failed' } },
    'problem.payment-failed.title',
  ],
  [
    'cancelled',
    { kind: 'refused', order: ORDER, problem: { kind: 'payment-cancelled' } },
    'problem.payment-cancelled.title',
  ],
  ['left open', { kind: 'paying', order: ORDER }, 'problem.payment-open.title'],
  ['lapsed', { kind: 'lost', order: ORDER, why: 'lapsed' }, 'problem.payment-contradicted.title'],
  ['mismatched', { kind: 'lost', order: ORDER, why: 'mismatch' }, 'problem.payment-contradicted.title'],
  ['being begun', { kind: 'placing', order: ORDER }, 'payment.checkingTitle'],
])('has one title, which shows that the payment is %s', async (_name, state, title) => {
  await aPage(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say(title));
  expect(screen.getAllByText(say(title))).toHaveLength(1);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    say(title),
    say('payment.summary'),
  ]);
});

it('offers to pay again as the only next step after a refusal', async () => {
  await aPage({ kind: 'refused', order: ORDER, problem: { kind: 'payment-failed' } });
  const card = screen.getByRole('region', { name: say('problem.payment-failed.title') });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent(say('money.unpaid'));
  expect(screen.getByRole('button', { name: say('payment.payAgain') })).toBeVisible();
  expect(main()).not.toContain(say('next.pay-again'));
});

const main = () => document.body.textContent ?? '';

it.each([
  ['unknown', {}, 'We don’t know yet whether you have been charged'],
  ['reserved', { moneyState: 'reserved' as const }, 'Your payment is being processed'],
])(
  'states in one sentence where the money of an unclear payment is and when the next check runs: %s',
  async (_name, said, words) => {
    await aPage({ kind: 'unclear', order: ORDER, problem: { kind: 'timed-out', ...said } });
    const card = screen.getByRole('region', { name: say('problem.charge-unclear.title') });
    expect(card).toHaveTextContent(new RegExp(`${words}; we’ll check again automatically at ${TIME}`));
    expect(card.querySelectorAll('p:not([class*="word"])')).toHaveLength(1);
    expect(screen.getByRole('button', { name: say('check.findOut') })).toBeEnabled();
  },
);

it('names the payment method of a refused payment without calling it paid', async () => {
  await aPage({
    kind: 'refused',
    order: ORDER,
    problem: { kind: 'payment-failed', moneyState: 'untouched' },
  });
  expect(screen.getByText(say('payment.method'))).toBeVisible();
  expect(screen.queryByText(say('paid.paidWith'))).toBeNull();
});

it('shows for a contradicted payment its unknown state, the next check, its reference and customer service', async () => {
  const { findOut } = await aPage({ kind: 'lost', order: ORDER, why: 'contradicted' });
  expect(main()).toContain(say('problem.payment-contradicted.cause'));
  expect(main()).toMatch(new RegExp(`Next check at ${TIME}`));
  expect(main()).toContain(ORDER.payment.reference);
  expect(screen.getByRole('link', { name: SUPPORT.phone })).toHaveAttribute('href', `tel:${SUPPORT.phone}`);
  expect(screen.getByRole('link', { name: SUPPORT.email })).toBeInTheDocument();
  for (const word of ['money.unpaid', 'problem.payment-failed.title', 'payment.unpaid'])
    expect(main()).not.toContain(say(word));
  fireEvent.click(screen.getByRole('button', { name: say('check.findOut') }));
  expect(findOut).toHaveBeenCalledOnce();
});

it.each([
  ['contradicted', 'payment-contradicted'],
  ['mismatch', 'answer-mismatch'],
  ['lapsed', 'order-not-found'],
] as const)(
  'shows the reference of a payment lost as %s, and reports it to the operator once',
  async (why, kind) => {
    const { reported, reference } = await aPage({ kind: 'lost', order: ORDER, why });
    expect(screen.getByText(say('problem.reference'))).toBeVisible();
    expect(screen.getByText(reference)).toBeVisible();
    expect(reported()).toEqual([kind]);
  },
);

it('keeps the problem of a contradicted payment while it asks again', async () => {
  const problem = { kind: 'payment-contradicted', moneyState: 'unknown' } as const;
  await aPage({ kind: 'finding-out', order: ORDER, problem });
  expect(main()).toContain(say('problem.payment-contradicted.cause'));
  expect(screen.queryByText(say('problem.charge-unclear.title'))).toBeNull();
});

it('leads from an unclear payment to customer service and to the order status', async () => {
  await aPage({ kind: 'unclear', order: ORDER, problem: { kind: 'timed-out' } });
  expect(screen.getByRole('link', { name: SUPPORT.phone })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('payment.toStatus') })).toHaveAttribute(
    'href',
    '/order-status',
  );
});

it('looks up an unclear payment in the background every fifteen seconds', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  const { findOut } = await aPage({ kind: 'unclear', order: ORDER, problem: { kind: 'timed-out' } });
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(findOut).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(findOut).toHaveBeenCalledExactlyOnceWith({ quietly: true });
  vi.useRealTimers();
});
