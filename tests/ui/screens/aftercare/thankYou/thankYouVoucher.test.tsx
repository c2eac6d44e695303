import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { press } from '#tests/data/controls.ts';
import { say } from '#tests/data/english.ts';
import { aGiveaway } from '#tests/data/giveaway.ts';
import { now } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aReceipt, aRedemption } from '#tests/data/redemption.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { thanksTitle } from '#tests/data/thanks.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aSession } from '#tests/data/voucher.ts';
import { AFTERCARE } from '#ui/screens/aftercare/services.ts';
import { ThankYouPage } from '#ui/shell/ThankYouPage.tsx';
import { text, thanks } from './aThankYouPage.tsx';

it('shows no receipt without a redemption, and keeps the voucher in use', async () => {
  const { services } = await anApp({ locale: 'en', session: aSession() });
  await show(services, <ThankYouPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.none'));
  expect(services.session.voucher).not.toBeNull();
});

it('shows no receipt once the voucher was removed', async () => {
  const { services } = await thanks();
  act(() => services.session.end('removed'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('thankYou.none'));
});

it('forgets the voucher at once on a site without giveaways', async () => {
  const { services, apis } = await thanks();
  expect(services.session.voucher).toBeNull();
  expect(apis.giveaway.asked).toEqual([]);
});

/** A site with giveaways. */
const giving = { switches: switchedOn('showGiveaway') };

it('forgets the voucher if no giveaway is found', async () => {
  const { services, apis } = await thanks({}, { site: giving, giveaways: { found: [done(null)] } });
  expect(apis.giveaway.asked).toHaveLength(1);
  expect(services.session.voucher).toBeNull();
  expect(services.session.balanceAfter).not.toBeNull();
});

it('keeps the voucher and its remainder for a giveaway until the page is left', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())] } };
  const { services, router } = await thanks({}, about);
  expect(screen.getByRole('region', { name: say('giveaway.title') })).toHaveTextContent('A coffee on us.');
  services.session.lookAgain(); // as the voucher strip does on each page
  // What is stored is compared with its token, which takes a moment.
  await waitFor(() => expect(services.session.voucher?.balanceInCent).toBe(25_00));
  await act(() => router.navigate('/shops'));
  expect(services.session.voucher).toBeNull();
});

it('forgets the voucher when the user leaves for the partner', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())] }, partner: aPartner() };
  const { services } = await thanks({}, about);
  expect(services.session.voucher).not.toBeNull();
  const way = screen.getByRole('link', { name: say('partner.back', { partner: aPartner().name }) });
  way.addEventListener('click', (event) => event.preventDefault());
  await act(async () => fireEvent.click(way));
  expect(services.session.voucher).toBeNull();
});

it('requests a giveaway with the renewed session and the remainder', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())], redeemed: [done(null)] } };
  const { apis, hold } = await thanks({}, about, { balance: { amountInCent: 12_50, currency: 'EUR' } });
  act(() => hold({ ...aSession(), token: 'renewed' as VoucherToken }));
  await press('giveaway.redeem');
  expect(apis.giveaway.wished[0]?.wish.place).toMatchObject({
    session: { token: 'renewed', voucher: { balanceInCent: 12_50 } },
  });
});

it('requests a giveaway with the voucher of the redemption after that was forgotten', async () => {
  const about = { site: giving, giveaways: { found: [done(aGiveaway())], redeemed: [done(null)] } };
  const { services, apis } = await thanks({}, about);
  act(() => services.session.end('done'));
  await press('giveaway.redeem');
  expect(apis.giveaway.wished[0]?.wish.place).toMatchObject({ session: { token: aSession().token } });
});

it.each([
  ['that gives something away', giving],
  ['that gives nothing away', {}],
])('keeps another voucher in use on a site %s', async (_which, site) => {
  const { services, apis, router } = await thanks({}, { site }, { voucherMark: 'another' });
  expect(apis.giveaway.asked).toEqual([]);
  await act(() => router.navigate('/shops'));
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('reports value returned to another voucher, and keeps the balance of the one in use', async () => {
  const returned = aRedemption({ status: 'RETURNED_TO_BALANCE', remainingBalanceInCent: 25_00 });
  const found = [done(returned)];
  const about = { voucherMark: 'another', balance: { amountInCent: 0, currency: 'EUR' } } as const;
  const { services } = await thanks({ status: 'ON_HOLD' }, { redemptions: { found } }, about);
  expect(services.session.balanceAfter?.amountInCent).toBe(25_00);
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('shows no giveaway after a failed request, and keeps the voucher for a reload', async () => {
  const about = { site: giving, giveaways: { found: [refusal('offline')] } };
  const { services } = await thanks({}, about);
  expect(screen.queryByText(say('giveaway.title'))).toBeNull();
  expect(services.session.voucher).not.toBeNull();
});

it('shows returned value and offers to redeem it', async () => {
  const returned = aRedemption({ status: 'RETURNED_TO_BALANCE', remainingBalanceInCent: 50_00 });
  const { services } = await thanks({ status: 'ON_HOLD' }, { redemptions: { found: [done(returned)] } });
  expect(text('thankYou.returned')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanksTitle('returned'));
  expect(screen.getByRole('region', { name: say('thankYou.left') })).toHaveTextContent('€50.00');
  expect(screen.getByRole('link', { name: say('thankYou.rest', { money: '€50.00' }) })).toBeInTheDocument();
  expect(services.session.balanceAfter?.amountInCent).toBe(50_00);
});

it('hides the balance everywhere after an answer that contradicts the order', async () => {
  const found = pending<Answer<Redemption>>();
  const whole = aReceipt({ redemption: aRedemption({ status: 'ON_HOLD' }) });
  const { services, apis } = await anApp({ locale: 'en', session: aSession(), receipt: whole });
  apis.redemption.find = () => found.promise;
  (await services.area(AFTERCARE)).spendVoucher.execute(whole.balance, whole.voucherMark);
  await show(services, <ThankYouPage />);
  expect(services.session.balanceAfter?.amountInCent).toBe(25_00);
  await act(async () => found.answer(done(aRedemption({ remainingBalanceInCent: 1_000_00 }))));
  expect(screen.queryByRole('region', { name: say('thankYou.left') })).toBeNull();
  expect(document.body).not.toHaveTextContent(say('thankYou.usedUp'));
  expect(document.body).not.toHaveTextContent('1,000');
  expect(services.session.balanceAfter).toBeNull();
});

it('does not notify other tabs if another tab has changed the balance meanwhile', async () => {
  const found = pending<Answer<Redemption>>();
  const whole = aReceipt({ redemption: aRedemption({ status: 'ON_HOLD' }) });
  const { services, apis, kept, tabs } = await anApp({ locale: 'en', session: aSession(), receipt: whole });
  apis.redemption.find = () => found.promise;
  await show(services, <ThankYouPage />);
  const before = tabs.heard.length;
  kept.write('lastVoucher', whole.voucherMark);
  kept.write('moneyNews', [{ of: ofVoucher(whole.voucherMark), at: now, what: 'charged' }]);
  await act(async () => found.answer(done(whole.redemption)));
  expect(services.session.balanceAfter).toBeNull();
  expect(tabs.heard.slice(before)).toEqual([]);
});

it('does not restore a balance that was removed during the request', async () => {
  const found = pending<Answer<Redemption>>();
  const whole = aReceipt({ redemption: aRedemption({ status: 'ON_HOLD' }) });
  const { services, apis } = await anApp({ locale: 'en', session: aSession(), receipt: whole });
  apis.redemption.find = () => found.promise;
  (await services.area(AFTERCARE)).spendVoucher.execute(whole.balance, whole.voucherMark);
  await show(services, <ThankYouPage />);
  act(() => services.session.end('removed'));
  await act(async () => found.answer(done(aRedemption({ status: 'FAILED', remainingBalanceInCent: 50_00 }))));
  expect(services.session.balanceAfter).toBeNull();
});

it('removes all data from the device on a press, and returns to the start', async () => {
  const { services, kept, path } = await thanks({}, { drafts: { customer: aCustomerDraft() } });
  await press('thankYou.forget');
  expect(services.session.balanceAfter).toBeNull();
  expect(kept.read('customerDraft')).toBeNull();
  expect(services.flash.messages.map(({ html }) => html)).toEqual([say('thankYou.forgotten')]);
  expect(path()).toBe('/');
});
