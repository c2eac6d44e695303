import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import { anApp } from '#tests/data/anApp.ts';
import { refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import type { GatewayTold } from '#tests/data/fakeGateway.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aQuote, anOpenOrder } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { App } from '#ui/shell/App.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const CHOSEN = { shopId: 'shop-1', valueInCent: 25_00 };
const SHORT = aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 });
const LINE = { ...CHOSEN, shopName: 'Bücherwurm', quantity: 1 };

type State = NonNullable<GatewayTold<'redemption'>['state']>;
const processing: State = async () => done({ state: 'processing', isAwaited: false, orderNumber: null });
const awaited: State = async () => done({ state: 'processing', isAwaited: true, orderNumber: null });

/** A reload while a difference is being paid: no earlier page has loaded the payment texts. */
it.each([
  ['is processed', 'one shop', 'reserved', processing, 'payment.checkingTitle'],
  ['is processed', 'the basket', 'reserved', processing, 'payment.checkingTitle'],
  ['is not known', 'one shop', 'sent', async () => refusal('offline'), 'payment.checkingTitle'],
  ['was not made', 'one shop', 'paying', awaited, 'problem.payment-open.title'],
  ['is of another order', 'one shop', 'mismatch', processing, 'problem.payment-contradicted.title'],
] as const)(
  'shows translated texts after a reload if the payment %s, for %s',
  async (_is, place, standing, state, title) => {
    const isBasket = place === 'the basket';
    const draft = isBasket ? { place: 'basket' as const, lines: [LINE] } : draftOfChoice(CHOSEN);
    window.history.replaceState(null, '', isBasket ? '/basket/pay' : '/redeem/shop-1/pay');
    const pendingOrder = anOpenOrder({
      draft,
      quote: SHORT,
      payment: aPayment({ amountInCent: 5_00 }),
      standing,
    });
    const { services } = await anApp({
      areasComeLater: true,
      locale: 'en',
      site: CHARGING,
      session: aSession(),
      shops: { pages: [done(aShopPage())] },
      drafts: { redemption: CHOSEN, customer: aCustomerDraft(), pendingOrder },
      paying: { state },
      redemptions: { found: [refusal('offline')] },
    });
    await act(async () => render(<App services={services} />));
    expect(await screen.findByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    expect(screen.getByText(say('payment.toPay'))).toBeVisible();
    expect(document.title).toContain(say(title));
    expect(document.body).not.toHaveTextContent(/\bpayment\.\w/);
  },
);
