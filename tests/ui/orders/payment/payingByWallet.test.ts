import { expect, it } from 'vitest';
import { refusal } from '#tests/data/answers.ts';
import { aWalletPayload } from '#tests/data/payment.ts';
import { settled } from '#tests/data/pending.ts';
import { type CheckoutTold, aCheckout, aWalletPage } from './aCheckout.ts';

it('starts the payment before the wallet button is mounted, and passes it the signed payload', async () => {
  const { seen } = await aWalletPage();
  expect(seen.begun).toEqual(['reference-1']);
  expect(seen.wallets[0]).toMatchObject({
    checkout: {
      payload: aWalletPayload({
        returnUrl: 'https://www.frohgut.example/payment/amazon-pay-return?reference=reference-1',
      }),
      signature: 'signed',
    },
    language: 'de_DE',
    ledgerCurrency: 'EUR',
  });
});

it('opens the pages of the wallet only after the payment is stored', async () => {
  const { screen, order, run, seen, pendingStore } = await aWalletPage();
  // The button stays until the pages of the wallet open, so the page must not change meanwhile.
  const seenLeaving: boolean[] = [];
  const stop = run.listen(({ kind }) => kind === 'paying' && seenLeaving.push(screen.isLeaving));
  expect(await seen.wallets[0]?.onPress()).toBe(true);
  stop();
  expect(seenLeaving).toEqual([true]);
  expect(pendingStore.read()).toMatchObject({ payment: { reference: 'reference-1' }, standing: 'paying' });
  expect(order.state.kind).toBe('paying');
});

it('does not open the pages of the wallet without the consent', async () => {
  const { order, seen, pendingStore } = await aWalletPage();
  order.tick(false);
  expect(await seen.wallets[0]?.onPress()).toBe(false);
  expect(order.untickedFault).toBe(true);
  expect(pendingStore.read()).toBeNull();
});

it('opens the pages of the wallet once, however often its button is pressed', async () => {
  const { seen } = await aWalletPage();
  const presses = await Promise.all([seen.wallets[0]?.onPress(), seen.wallets[0]?.onPress()]);
  expect(presses.filter(Boolean)).toHaveLength(1);
});

it.each<[string, NonNullable<CheckoutTold['payload']>]>([
  ['is no JSON', () => '{'],
  ['is for another amount', (returnUrl) => aWalletPayload({ returnUrl, amount: '250.00' })],
  ['is in another currency', (returnUrl) => aWalletPayload({ returnUrl, currencyCode: 'USD' })],
  ['leads back elsewhere', () => aWalletPayload({ returnUrl: 'https://www.frohgut.example/' })],
  ['is another shop’s', (returnUrl) => aWalletPayload({ returnUrl, storeId: 'other' })],
])(
  'refuses before the redirect a signed payload that %s, and says that nothing was paid',
  async (_what, payload) => {
    const { screen, seen, pendingStore } = await aWalletPage({ payload });
    const problem = { kind: 'payment-unusable', moneyState: 'untouched' };
    expect(screen.widget).toMatchObject({ kind: 'refused', problem });
    expect(seen.wallets).toEqual([]);
    expect(pendingStore.read()).toBeNull();
  },
);

it('refuses an answer about another order likewise', async () => {
  const { screen } = await aWalletPage({ begun: refusal('answer-mismatch') });
  expect(screen.widget).toMatchObject({ kind: 'refused', problem: { kind: 'payment-unusable' } });
});

it('shows why a wallet payment could not be started, and mounts no button', async () => {
  const { screen, seen } = await aWalletPage({ begun: refusal('payment-failed') });
  expect(screen.widget).toMatchObject({ kind: 'refused', problem: { kind: 'payment-failed' } });
  expect(seen.wallets).toEqual([]);
});

it('starts a wallet payment only after the tick if starting it confirms the notes', async () => {
  const { screen, order, seen, place } = aCheckout({ ticksFirst: true });
  screen.place(place);
  await settled();
  expect(screen.widget).toEqual({ kind: 'unticked' });
  expect(seen.begun).toEqual([]);
  order.tick(true);
  expect(screen.waitsForTick).toBe(false);
  screen.place(place);
  await settled();
  expect(seen.begun).toEqual(['reference-1']);
  screen.choose('card');
  order.tick(false);
  expect(screen.waitsForTick).toBe(false);
});
