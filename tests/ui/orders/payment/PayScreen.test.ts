import { expect, it, vi } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { type CheckoutTold, aCardPage, aCheckout, aWalletPage } from './aCheckout.ts';

it.each([
  [{ wallet: true, card: true }, ['wallet', 'card']],
  [{ wallet: false, card: true }, ['card']],
])('offers the ways to pay that the site has: %j', (ways, providers) => {
  const { screen } = aCheckout({ ways });
  expect(screen.providers).toEqual(providers);
  expect(screen.provider).toBe(providers[0]);
});

it.each(['CHF', 'CAD'] as const)('offers no wallet for an account in %s', (ledgerCurrency) => {
  const { screen } = aCheckout({ ledgerCurrency });
  expect(screen.providers).toEqual(['card']);
  expect(screen.provider).toBe('card');
});

it('stores the payment and then leads to the bank', async () => {
  const { screen, order, seen, pendingStore } = await aCardPage();
  await screen.payByCard();
  expect(seen.left).toEqual(['https://bank/1']);
  expect(order.state.kind).toBe('paying');
  expect(pendingStore.read()).toMatchObject({ standing: 'paying', payment: { paymentId: 's-chg-1' } });
  expect(screen.widget).toEqual({ kind: 'leaving' });
});

it('finishes at once if the bank asks for no challenge', async () => {
  const { screen, seen } = await aCardPage({
    beginCard: async () => done({ paymentId: 's-chg-2', challenge: null }),
  });
  await screen.payByCard();
  expect(seen.finalized).toEqual(['s-chg-2']);
  expect(seen.placed).toBe(1);
});

it('stops waiting after a while if the pages of the provider do not open', async () => {
  const { screen } = await aCardPage();
  vi.useFakeTimers();
  try {
    await screen.payByCard();
    expect(screen.isLeaving).toBe(true);
    vi.advanceTimersByTime(15_000);
    expect(screen.isLeaving).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('ignores a change of the way to pay while a payment is being started', async () => {
  const answer = pending<Awaited<ReturnType<NonNullable<CheckoutTold['beginCard']>>>>();
  const { screen, seen, place } = await aCardPage({ beginCard: () => answer.promise });
  const paying = screen.payByCard();
  await settled();
  screen.choose('wallet');
  expect(screen.provider).toBe('card');
  screen.place(place);
  await settled();
  expect(seen.begun).toEqual(['reference-1']);
  answer.answer(done({ paymentId: 's-chg-1', challenge: 'https://bank/1' }));
  await paying;
  expect(seen.left).toEqual(['https://bank/1']);
});

it('does not redirect and stays unclear if the outcome of a card payment is unknown', async () => {
  const { screen, order } = await aCardPage({
    beginCard: async () => refusal('timed-out'),
    standing: refusal('offline'),
  });
  await screen.payByCard();
  expect(order.state.kind).toBe('unclear');
  expect(screen.isLeaving).toBe(false);
});

it('opens no address outside the provider, and gives the payment up', async () => {
  const { screen, order, seen, pendingStore } = await aCardPage({ leaves: false });
  await screen.payByCard();
  expect(seen.left).toEqual([]);
  expect(pendingStore.read()).toBeNull();
  expect(order.state.kind).toBe('refused');
  expect(screen.isLeaving).toBe(false);
  expect(screen.refusal?.problem).toEqual({ kind: 'payment-unusable', moneyState: 'untouched' });
});

it('starts no payment without the consent, and marks the missing tick', async () => {
  const { screen, order, seen } = await aCardPage();
  order.tick(false);
  await screen.payByCard();
  expect(order.untickedFault).toBe(true);
  expect(seen.begun).toEqual([]);
});

it('starts one payment, however often the button is pressed', async () => {
  const answer = pending<Awaited<ReturnType<NonNullable<CheckoutTold['beginCard']>>>>();
  const { screen, seen } = await aCardPage({ beginCard: () => answer.promise });
  const first = screen.payByCard();
  await settled();
  await Promise.all([screen.payByCard(), screen.payByCard()]);
  answer.answer(done({ paymentId: 's-chg-1', challenge: 'https://bank/1' }));
  await first;
  expect(seen.begun).toHaveLength(1);
});

it('reports incomplete card fields at each press', async () => {
  const { screen, seen } = await aCardPage({ type: refused('incomplete') });
  await screen.payByCard();
  await screen.payByCard();
  expect(screen.widget).toEqual({ kind: 'incomplete', attempt: 2 });
  expect(seen.begun).toEqual([]);
});

it('marks the way to pay as broken if the provider cannot be reached', async () => {
  const { screen } = await aCardPage({ type: refused('unreachable') });
  await screen.payByCard();
  expect(screen.widget.kind).toBe('broken');
});

it('starts a new payment under a new reference after a refusal', async () => {
  let isFirst = true;
  const { screen, order, seen } = await aCardPage({
    beginCard: async () => {
      const answer = isFirst ? refusal('payment-failed') : done({ paymentId: 'c', challenge: null });
      isFirst = false;
      return answer;
    },
  });
  await screen.payByCard();
  expect(order.state).toMatchObject({ kind: 'refused', problem: { kind: 'payment-failed' } });
  await screen.payByCard();
  expect(seen.begun).toEqual(['reference-1', 'reference-2']);
  expect(seen.placed).toBe(1);
});

it('gives up a card payment known only as waiting, and reports it as unusable', async () => {
  const { screen, order, seen, pendingStore } = await aCardPage({
    beginCard: async () => refusal('unreadable-answer'),
  });
  await screen.payByCard();
  expect(seen.finalized).toEqual([]);
  expect(pendingStore.read()).toBeNull();
  expect(order.state.kind).toBe('refused');
  expect(screen.isLeaving).toBe(false);
  expect(screen.refusal?.problem).toEqual({ kind: 'payment-unusable', moneyState: 'untouched' });
});

it('does not say that nothing was paid if giving up an unusable payment finds it paid', async () => {
  let asked = 0;
  const { screen, order } = await aCardPage({
    beginCard: async () => refusal('unreadable-answer'),
    standings: () => {
      asked += 1;
      return done({ state: 'processing', isAwaited: asked === 1, orderNumber: null });
    },
  });
  await screen.payByCard();
  expect(order.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(screen.refusal).toBeNull();
});

it('asks for a new check of the voucher if its charge token has expired, for both ways to pay', async () => {
  const wallet = aCheckout({ begun: refusal('session-expired') });
  wallet.screen.place(wallet.place);
  await settled();
  expect(wallet.screen.widget).toMatchObject({ kind: 'refused', problem: { kind: 'charge-expired' } });
  expect(wallet.seen.refused).toEqual(['charge-expired']);
  const card = await aCardPage({ beginCard: async () => refusal('session-expired') });
  await card.screen.payByCard();
  expect(card.order.state).toMatchObject({ kind: 'refused', problem: { kind: 'charge-expired' } });
  expect(card.seen.refused).toEqual(['charge-expired']);
});

it('mounts only the widget that was chosen last', async () => {
  const { screen, seen, place } = aCheckout();
  const remove = screen.place(place);
  remove();
  screen.choose('card');
  screen.place(place);
  await settled();
  expect(seen.wallets).toEqual([]);
  expect(seen.cards).toHaveLength(1);
});

it('destroys the widget when its place is removed', async () => {
  const { screen, seen, place } = aCheckout();
  const remove = screen.place(place);
  await settled();
  remove();
  expect(seen.destroyed).toBe(1);
});

it('can mount the widget again after the code of the provider could not be loaded', async () => {
  const { screen, place } = aCheckout({ isMissing: true });
  screen.place(place);
  await settled();
  expect(screen.widget).toEqual({ kind: 'broken', attempt: 1 });
  const before = screen.drawings;
  screen.drawAgain();
  expect(screen.drawings).toBe(before + 1);
});

it('handles an error of the provider at any time', async () => {
  const { screen, seen } = await aWalletPage();
  seen.wallets[0]?.onError();
  expect(screen.widget.kind).toBe('broken');
});
