import { act, cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beforeCharge } from '#application/charge/prepareCharge.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { done } from '#domain/core/result.ts';
import { spokenReference } from '#domain/operation/correlationId.ts';
import type { PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import { anApp } from '#tests/data/anApp.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aPendingCharge, aChargeable } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { CardReturnView } from '#ui/screens/payment/returned/ReturnView.tsx';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import type { AreaKey } from '#ui/session/area.ts';
import { type CheckoutTold, aCheckout } from '../../orders/payment/aCheckout.ts';

const FOREIGN = '00000000-0000-4000-8000-000000000000' as PaymentReference;
const PATH = '/payment/unzer-return';
const SUPPORT = {
  url: 'https://help.example/',
  email: 'help@frohgut.example',
  phone: '+49 30 0000',
  hours: [],
};

const WORDS = ['processing', 'awaited', 'received', 'ended', 'unknown'] as const;
type Word = (typeof WORDS)[number];

/** The page to which the bank returns; `isPrepared`: this tab still has a top-up that can be paid. */
async function aPage(
  told: CheckoutTold,
  { reference = FOREIGN, isPrepared = false, known = fakeKept() } = {},
) {
  const { services, log } = await anApp({ locale: 'en', site: { support: SUPPORT } });
  const { run, kept, gateway } = aCheckout(told);
  if (isPrepared) kept.write('charge', keptCharge({ ...aChargeable(), amountInCent: 50_00 }));
  const charge = { ...beforeCharge(kept), run };
  const payments = new KnownPayments(gateway, known);
  const record = services
    .area(PAYMENT)
    .then((area) => ({ ...area, payments, orders: { ...area.orders, charge } }));
  const area = <T,>(key: AreaKey<T>) =>
    key.name === PAYMENT.name ? (record as Promise<unknown> as Promise<T>) : services.area(key);
  await show({ ...services, area }, <CardReturnView />, { at: `${PATH}?reference=${reference}`, path: PATH });
  const noted = () => log.facts.filter(({ kind }) => kind === 'problem').map(({ name }) => name);
  return { noted, spoken: spokenReference(services.correlationId) };
}

const standingOf = (state: PaymentStanding['state'], isAwaited = false) => ({
  standing: done({ state, isAwaited, orderNumber: null }),
});

const NEXT_LOOK = /^Next check at \d{1,2}:\d\d:\d\d/;

const heading = () => screen.getByRole('heading', { level: 1 });
const link = (key: string) => screen.queryByRole('link', { name: say(key) });

it.each<[Word, CheckoutTold, string]>([
  ['processing', standingOf('processing'), 'payment.checkingTitle'],
  ['awaited', standingOf('processing', true), 'problem.payment-open.title'],
  ['received', standingOf('received'), 'payment.receivedTitle'],
  ['ended', standingOf('failed'), 'problem.payment-failed.title'],
  ['ended', standingOf('cancelled'), 'problem.payment-failed.title'],
  ['unknown', standingOf('unknown'), 'payment.noneTitle'],
])('says that a payment of another tab is %s, and nothing else', async (word, told, title) => {
  await aPage(told);
  expect(heading()).toHaveTextContent(say(title));
  const shown = WORDS.filter((each) => screen.queryByText(say(`payment.elsewhere.${each}`)) !== null);
  expect(shown).toEqual([word]);
});

it.each<[PaymentStanding['state'], boolean]>([
  ['failed', true],
  ['cancelled', true],
  ['unknown', true],
  ['processing', false],
  ['received', false],
])('links back to the payment prepared here if this one did not succeed: %s', async (state, isLed) => {
  await aPage(standingOf(state), { isPrepared: true });
  if (isLed) expect(link('payment.payAgain')).toHaveAttribute('href', '/prepaid/checkout');
  else expect(link('payment.payAgain')).toBeNull();
  expect(link('payment.toStart') === null).toBe(isLed || state === 'received');
});

it.each<PaymentStanding['state']>(['processing', 'failed', 'unknown'])(
  'links to customer service and the order status unless the payment was received: %s',
  async (state) => {
    await aPage(standingOf(state));
    expect(screen.getByRole('link', { name: SUPPORT.phone })).toBeInTheDocument();
    expect(link('payment.toStatus')).toHaveAttribute('href', '/order-status');
    cleanup();
    await aPage(standingOf('received'));
    expect(link('payment.toStatus')).toBeNull();
  },
);

it('links to the start if no payment is prepared', async () => {
  await aPage(standingOf('failed'));
  expect(link('payment.toStart')).toHaveAttribute('href', '/');
  expect(link('payment.payAgain')).toBeNull();
});

it('shows the state of its own payment if that was missed', async () => {
  const stored = aPendingCharge({ standing: 'missed' });
  await aPage(
    { stored, ...standingOf('unknown') },
    { reference: stored.payment.reference, isPrepared: true },
  );
  expect(heading()).toHaveTextContent(say('payment.noneTitle'));
  expect(screen.getByText(say('payment.elsewhere.unknown'))).toBeInTheDocument();
  expect(link('payment.payAgain')).toBeInTheDocument();
});

it.each<PaymentStanding['state']>(['failed', 'cancelled', 'unknown', 'processing'])(
  'never says that nothing was paid once the payment was received, even after a reload: %s',
  async (state) => {
    const known = fakeKept();
    await aPage(standingOf('received'), { known });
    cleanup();
    await aPage(standingOf(state, true), { known, isPrepared: true });
    expect(heading()).toHaveTextContent(say('problem.payment-contradicted.title'));
    expect(screen.getByText(say('problem.payment-contradicted.cause'))).toBeInTheDocument();
    for (const each of WORDS) expect(screen.queryByText(say(`payment.elsewhere.${each}`))).toBeNull();
    expect(screen.getByText(new RegExp(FOREIGN))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: SUPPORT.phone })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: SUPPORT.email })).toBeInTheDocument();
    expect(link('common.support')).toHaveAttribute('href', '/help/other');
    expect(link('payment.payAgain')).toBeNull();
    expect(screen.getByText(NEXT_LOOK)).toBeInTheDocument();
  },
);

it('shows the reference of a contradicted payment, and reports it to the operator once for all lookups', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  let state: PaymentStanding['state'] = 'received';
  const known = fakeKept();
  const first = await aPage({ standings: () => standingOf(state).standing }, { known });
  expect(screen.queryByText(say('problem.reference'))).toBeNull();
  expect(first.noted()).toEqual([]);
  cleanup();
  state = 'unknown';
  const { noted, spoken } = await aPage({ standings: () => standingOf(state).standing }, { known });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(say('problem.reference'))).toBeVisible();
  expect(screen.getByText(spoken)).toBeVisible();
  expect(noted()).toEqual(['payment-contradicted']);
  vi.useRealTimers();
});

it('shows when it checks next while the state may change', async () => {
  await aPage(standingOf('processing'));
  expect(screen.getByText(NEXT_LOOK)).toBeInTheDocument();
  cleanup();
  await aPage(standingOf('failed'));
  expect(screen.queryByText(NEXT_LOOK)).toBeNull();
});

it('looks up a payment of another window every five seconds', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  let state: PaymentStanding['state'] = 'processing';
  await aPage({ standings: () => standingOf(state).standing });
  state = 'received';
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(heading()).toHaveTextContent(say('payment.checkingTitle'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(heading()).toHaveTextContent(say('payment.receivedTitle'));
  vi.useRealTimers();
});
