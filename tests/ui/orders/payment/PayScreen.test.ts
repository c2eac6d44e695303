import { expect, it, vi } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { type CheckoutTold, aCardPage, aCheckout, aWalletPage } from './aCheckout.ts';

it.each([
  [{ wallet: true, card: true }, ['wallet', 'card']],
  [{ wallet: false, card: true }, ['card']],
])('offers the ways to pay of the site: %j', (ways, providers) => {
  const { screen } = aCheckout({ ways });
  expect(screen.providers).toEqual(providers);
  expect(screen.provider).toBe(providers[0]);
});

it('leads to the bank with a payment that is noted', async () => {
  const { screen, order, seen, pendingStore } = await aCardPage();
  await screen.payByCard();
  expect(seen.left).toEqual(['https://bank/1']);
  expect(order.state.kind).toBe('paying');
  expect(pendingStore.read()).toMatchObject({ standing: 'paying', payment: { paymentId: 's-chg-1' } });
  expect(screen.widget).toEqual({ kind: 'leaving' });
});

it('is done at once where the bank asks nothing', async () => {
  const { screen, seen } = await aCardPage({
    beginCard: async () => done({ paymentId: 's-chg-2', challenge: null }),
  });
  await screen.payByCard();
  expect(seen.finalized).toEqual(['s-chg-2']);
  expect(seen.placed).toBe(1);
});

it('says after a while that the payment is open, where the provider’s pages do not come', async () => {
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

it('keeps the way to pay, and draws no other, while a payment is being begun', async () => {
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

it('leads nobody away, and leaves the outcome to be found out, where nobody knows what became of a card', async () => {
  const { screen, order } = await aCardPage({
    beginCard: async () => refusal('timed-out'),
    standing: refusal('offline'),
  });
  await screen.payByCard();
  expect(order.state.kind).toBe('unclear');
  expect(screen.isLeaving).toBe(false);
});

it('opens no address that is not the provider’s, and gives the payment up', async () => {
  const { screen, order, seen, pendingStore } = await aCardPage({ leaves: false });
  await screen.payByCard();
  expect(seen.left).toEqual([]);
  expect(pendingStore.read()).toBeNull();
  expect(order.state.kind).toBe('refused');
  expect(screen.isLeaving).toBe(false);
  expect(screen.refusal?.problem).toEqual({ kind: 'payment-unusable', moneyState: 'untouched' });
});

it('sends nothing without the consent, and says so', async () => {
  const { screen, order, seen } = await aCardPage();
  order.tick(false);
  await screen.payByCard();
  expect(order.untickedFault).toBe(true);
  expect(seen.begun).toEqual([]);
});

it('pays once, however often it is pressed', async () => {
  const answer = pending<Awaited<ReturnType<NonNullable<CheckoutTold['beginCard']>>>>();
  const { screen, seen } = await aCardPage({ beginCard: () => answer.promise });
  const first = screen.payByCard();
  await settled();
  await Promise.all([screen.payByCard(), screen.payByCard()]);
  answer.answer(done({ paymentId: 's-chg-1', challenge: 'https://bank/1' }));
  await first;
  expect(seen.begun).toHaveLength(1);
});

it('lets the fields say what is missing, each time anew', async () => {
  const { screen, seen } = await aCardPage({ type: refused('incomplete') });
  await screen.payByCard();
  await screen.payByCard();
  expect(screen.widget).toEqual({ kind: 'incomplete', attempt: 2 });
  expect(seen.begun).toEqual([]);
});

it('says that the way to pay is broken where the provider cannot be reached', async () => {
  const { screen } = await aCardPage({ type: refused('unreachable') });
  await screen.payByCard();
  expect(screen.widget.kind).toBe('broken');
});

it('can be pressed again after a refusal, as a payment of its own', async () => {
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

it('leads nowhere with a card’s payment of which it knows only that it waits to be paid, and says so', async () => {
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

it('does not say that nothing was paid where giving the unusable payment up finds it paid after all', async () => {
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

it('asks for the voucher to be checked again where its check was too long ago, by either way to pay', async () => {
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

it('draws only what was chosen last', async () => {
  const { screen, seen, place } = aCheckout();
  const remove = screen.place(place);
  remove();
  screen.choose('card');
  screen.place(place);
  await settled();
  expect(seen.wallets).toEqual([]);
  expect(seen.cards).toHaveLength(1);
});

it('removes what it has drawn', async () => {
  const { screen, seen, place } = aCheckout();
  const remove = screen.place(place);
  await settled();
  remove();
  expect(seen.destroyed).toBe(1);
});

it('can be drawn again after the providers’ code could not be fetched', async () => {
  const { screen, place } = aCheckout({ isMissing: true });
  screen.place(place);
  await settled();
  expect(screen.widget).toEqual({ kind: 'broken', attempt: 1 });
  const before = screen.drawings;
  screen.drawAgain();
  expect(screen.drawings).toBe(before + 1);
});

it('hears of a vendor’s failure at any time', async () => {
  const { screen, seen } = await aWalletPage();
  seen.wallets[0]?.onError();
  expect(screen.widget.kind).toBe('broken');
});
