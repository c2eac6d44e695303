import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { PaymentProvider, PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import { refusal } from '#tests/data/answers.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { settled } from '#tests/data/pending.ts';
import { now } from '#tests/data/moments.ts';
import { ReturnScreen } from '#ui/screens/payment/returned/ReturnScreen.ts';
import { type CheckoutTold, aCheckout } from '../../orders/payment/aCheckout.ts';

const CARD = aPendingCharge();
const WALLET = aPendingCharge({ payment: { provider: 'wallet', paymentId: null, challenge: null } });
const FOREIGN = '00000000-0000-4000-8000-000000000000' as PaymentReference;

const back = (
  provider: PaymentProvider,
  reference: PaymentReference | null,
  sessionId: string | null = null,
) => ({ provider, reference, sessionId });

function aReturn(told: CheckoutTold, at: ReturnType<typeof back>) {
  const made = aCheckout(told);
  const clock = { now };
  const screen = new ReturnScreen({
    back: at,
    order: made.order,
    stored: made.run.stored,
    isReceived: () => false,
    payments: made.payments,
    now: () => clock.now,
  });
  return { ...made, screen, clock };
}

it('concludes a card payment once', async () => {
  const { screen, seen, kept } = aReturn({ stored: CARD }, back('card', CARD.payment.reference));
  screen.start();
  screen.start();
  await settled();
  expect(seen.finalized).toEqual(['s-chg-1']);
  expect(seen.placed).toBe(1);
  expect(kept.read('chargeReceipt')).toMatchObject({ balanceInCent: 65_00 });
});

it('concludes a wallet payment with the session that the wallet names', async () => {
  const { screen, seen } = aReturn({ stored: WALLET }, back('wallet', WALLET.payment.reference, 'session-1'));
  screen.start();
  await settled();
  expect(seen.finalized).toEqual(['session-1']);
});

it('only looks up the payment if the wallet names no session, as after cancelling', async () => {
  const { screen, seen, order } = aReturn({ stored: WALLET }, back('wallet', WALLET.payment.reference));
  screen.start();
  await settled();
  expect(seen.finalized).toEqual([]);
  expect(order.state.kind).toBe('paying');
});

it.each(['sent', 'reserved'] as const)(
  'only looks up the payment after a reload if it was concluded before: %s',
  async (standing) => {
    const { screen, seen } = aReturn({ stored: { ...CARD, standing } }, back('card', CARD.payment.reference));
    screen.start();
    await settled();
    expect(seen.finalized).toEqual([]);
    expect(seen.looked).toEqual([CARD.payment.reference]);
  },
);

it('shows that the provider declined the payment', async () => {
  const { screen, order } = aReturn(
    { stored: CARD, finalized: refusal('payment-failed') },
    back('card', CARD.payment.reference),
  );
  screen.start();
  await settled();
  expect(order.state).toMatchObject({ kind: 'refused', problem: { kind: 'payment-failed' } });
});

it('is done at once if the payment was received before', () => {
  const { order, run, payments } = aReturn({}, back('card', CARD.payment.reference));
  const screen = new ReturnScreen({
    back: back('card', CARD.payment.reference),
    order,
    stored: run.stored,
    isReceived: (reference) => reference === CARD.payment.reference,
    payments,
    now: () => now,
  });
  expect(screen.state).toEqual({ kind: 'done' });
});

it.each([
  ['of another tab', {}, back('card', FOREIGN)],
  ['other than the one stored here', { stored: CARD }, back('card', FOREIGN)],
  ['of another provider', { stored: CARD }, back('wallet', CARD.payment.reference, 'session-1')],
])('only looks up a payment %s, and never says that it failed', async (_name, told, at) => {
  const { screen, seen } = aReturn({ ...told, standing: refusal('offline') }, at);
  screen.start();
  await settled();
  expect(seen.finalized).toEqual([]);
  expect(screen.state).toMatchObject({ kind: 'elsewhere', standing: null });
  expect(screen.isWaiting).toBe(true);
});

it.each<[PaymentStanding['state'], boolean]>([
  ['processing', true],
  ['received', false],
  ['failed', false],
  ['cancelled', false],
  ['unknown', true],
])('keeps looking up the payment while its state may change: %s', async (state, isWaiting) => {
  const standing = { state, isAwaited: false, orderNumber: null };
  const { screen } = aReturn({ standing: done(standing) }, back('card', FOREIGN));
  screen.start();
  await settled();
  expect(screen.state).toMatchObject({ standing });
  expect(screen.isWaiting).toBe(isWaiting);
});

it('shows no payment without a reference', async () => {
  const { screen, seen } = aReturn({ stored: CARD }, back('card', null));
  screen.start();
  await settled();
  expect(screen.state).toEqual({ kind: 'none' });
  expect(seen.looked).toEqual([]);
});

it('looks up an unknown payment for two minutes, because it may still arrive', async () => {
  const standing = { state: 'unknown', isAwaited: false, orderNumber: null } as const;
  const { screen, clock } = aReturn({ standing: done(standing) }, back('card', FOREIGN));
  screen.start();
  await settled();
  clock.now += 2 * 60_000 - 1;
  await screen.look();
  expect(screen.isWaiting).toBe(true);
  clock.now += 1;
  await screen.look();
  expect(screen.isWaiting).toBe(false);
});

it('looks up a payment in progress without a limit', async () => {
  const { screen, clock } = aReturn({}, back('card', FOREIGN));
  screen.start();
  await settled();
  clock.now += 60 * 60_000;
  await screen.look();
  expect(screen.isWaiting).toBe(true);
});

it('shows the state of its own payment if that was missed and nothing of it is open', async () => {
  const standing = { state: 'unknown', isAwaited: false, orderNumber: null } as const;
  const { screen, seen, order } = aReturn(
    { stored: { ...CARD, standing: 'missed' }, standing: done(standing) },
    back('card', CARD.payment.reference),
  );
  screen.start();
  await settled();
  expect(order.state.kind).toBe('idle');
  expect(seen.finalized).toEqual([]);
  expect(screen.state).toEqual({ kind: 'elsewhere', reference: CARD.payment.reference, standing });
});

it('stays with its own payment after that was given up, until the checkout is rendered', async () => {
  const { screen, order } = aReturn({ stored: WALLET }, back('wallet', WALLET.payment.reference));
  screen.start();
  await settled();
  await order.giveUp();
  expect(order.state.kind).toBe('idle');
  expect(screen.state).toEqual({ kind: 'own' });
});
