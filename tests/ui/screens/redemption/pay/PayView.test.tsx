import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import type { GatewayTold } from '#tests/data/fakeGateway.ts';
import { aPayment } from '#tests/data/payment.ts';
import { pending } from '#tests/data/pending.ts';
import { aQuote, anOpenOrder } from '#tests/data/redemption.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { PayView } from '#ui/screens/redemption/pay/PayView.tsx';

const CHOSEN = { shopId: 'shop-1', valueInCent: 25_00 };
const SHORT = aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 });
const SITE = { ...CHARGING, switches: switchedOn('redeemValueChooseable') };

/** A balance of 20.00 and a chosen value of 25.00. */
async function aPage(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession({ voucher: aVoucher({ balanceInCent: 20_00 }) }),
    // Once for the chosen value, and once more if the choice is forgotten with its voucher.
    shops: { pages: [done(aShopPage()), done(aShopPage())] },
    drafts: { redemption: CHOSEN, customer: aCustomerDraft() },
    redemptions: { quotes: [done(SHORT)] },
    site: SITE,
    ...about,
  });
  const at = '/redeem/shop-1/pay';
  return { ...app, ...(await show(app.services, <PayView />, { at, path: '/redeem/:shopId/pay' })) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const press = (key: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say(key) })));

it('shows the redemption, the amount to pay and the way to pay of the site', async () => {
  await aPage();
  expect(heading()).toHaveTextContent(say('pay.title'));
  expect(screen.getByText(say('check.toPay')).nextElementSibling).toHaveTextContent('€5.00');
  expect(screen.getByText('Bücherwurm')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('pay.pay', { money: '€5.00' }) })).toBeEnabled();
});

it.each([
  ['the value', {}, '/redeem/shop-1/value'],
  ['the details', { redemption: CHOSEN }, '/redeem/shop-1/details'],
])('returns to %s if that is missing', async (_what, drafts, to) => {
  const { path } = await aPage({ drafts });
  expect(path()).toBe(to);
});

it('leads to the check if the voucher covers everything by now', async () => {
  const { path } = await aPage({ redemptions: { quotes: [done(aQuote())] } });
  expect(path()).toBe('/redeem/shop-1/check');
});

it('offers no payment on a site without payments', async () => {
  await aPage({ site: { switches: switchedOn('redeemValueChooseable') } });
  expect(screen.queryByRole('button', { name: say('pay.pay', { money: '€5.00' }) })).toBeNull();
});

it('does not end the session of another voucher after a late quote', async () => {
  const late = pending<Answer<Quote>>();
  const { services, hold } = await aPage({ redemptions: { quotes: [late.promise] } });
  const { session } = services;
  const next = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  await act(async () => {
    session.end('removed');
    hold(next);
  });
  await act(async () => late.answer(refusal('session-expired')));
  expect(session.held).toEqual(next);
});

it('ends the session if the quote is refused for it', async () => {
  const { services } = await aPage({ redemptions: { quotes: [refusal('session-expired')] } });
  expect(services.session.held).toBeNull();
});

it('shows why the quote failed, and requests it again', async () => {
  const { apis } = await aPage({ redemptions: { quotes: [refusal('offline'), done(SHORT)] } });
  expect(screen.getByText(say('problem.offline.title'))).toBeVisible();
  await press('common.tryAgain');
  expect(apis.redemption.askedQuotes).toHaveLength(2);
  expect(screen.getByText(say('check.toPay'))).toBeVisible();
});

it('shows an open payment first, without requesting a quote', async () => {
  const pendingOrder = anOpenOrder({
    quote: SHORT,
    payment: aPayment({ amountInCent: 5_00 }),
    standing: 'paying',
  });
  const state = async () => done({ state: 'processing', isAwaited: true, orderNumber: null } as const);
  const { apis } = await aPage({
    drafts: { redemption: CHOSEN, customer: aCustomerDraft(), pendingOrder },
    paying: { state },
  });
  expect(heading()).toHaveTextContent(say('problem.payment-open.title'));
  expect(screen.getByText('€5.00')).toBeVisible();
  expect(apis.redemption.askedQuotes).toEqual([]);
});

it('says that a payment failed, and offers to pay again at once', async () => {
  const pendingOrder = anOpenOrder({
    quote: SHORT,
    payment: aPayment({ amountInCent: 5_00 }),
    standing: 'paying',
  });
  const state = async () => refused({ kind: 'payment-failed', moneyState: 'untouched' } as const);
  await aPage({
    drafts: { redemption: CHOSEN, customer: aCustomerDraft(), pendingOrder },
    paying: { state },
  });
  expect(screen.getByText(say('problem.payment-failed.title'))).toBeVisible();
  expect(heading()).toHaveTextContent(say('pay.title'));
  expect(screen.getByRole('button', { name: say('pay.pay', { money: '€5.00' }) })).toBeEnabled();
});

it('continues a payment without the code if another tab has removed the voucher meanwhile', async () => {
  const begun = pending<Awaited<ReturnType<NonNullable<GatewayTold<'redemption'>['beginCard']>>>>();
  const app = await aPage({
    paying: { beginCard: () => begun.promise, state: async () => refusal('offline') },
  });
  const stop = await app.services.session.start();
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await act(async () =>
    fireEvent.click(await screen.findByRole('button', { name: say('pay.pay', { money: '€5.00' }) })),
  );
  await act(async () => app.tabs.notifyForgotten('123456789'));
  stop();
  expect(app.services.session.voucher).toBeNull();
  expect(heading()).toHaveTextContent(say('payment.checkingTitle'));
  expect(screen.queryByLabelText(say('redeem.code.label'))).toBeNull();
  await act(async () => begun.answer(refusal('timed-out')));
  expect(screen.getByRole('region', { name: say('problem.charge-unclear.title') })).toBeVisible();
});
