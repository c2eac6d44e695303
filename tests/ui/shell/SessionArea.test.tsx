import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { LOOK_FOR_MISSED_MS } from '#domain/orders/lapse.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aDonation, anOpenDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { aReceipt, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { AFTERCARE } from '#ui/screens/aftercare/services.ts';
import { SessionArea } from '#ui/shell/SessionArea.tsx';
import { anArea, ending, strip, warning } from './aSessionArea.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

it('prefetches the next steps once a voucher is in use, and again when the network returns', async () => {
  const app = await anApp({ locale: 'en', session: aSession() });
  const area = vi.spyOn(app.services, 'area');
  const asked = () => area.mock.calls.filter(([{ name }]) => name === 'aftercare').length; // the last area that a step needs
  await show(app.services, <SessionArea />, { at: '/shops' });
  await waitFor(() => expect(asked()).toBe(1));
  await act(async () => app.network.turn(false));
  await act(async () => app.network.turn(true));
  await waitFor(() => expect(asked()).toBe(2));
});

it('prefetches nothing without a voucher in use', async () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  const app = await anApp({ locale: 'en' });
  await show(app.services, <SessionArea />, { at: '/shops' });
  expect(idle).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('shows the new balance as soon as an order has left it, and on the next page', async () => {
  const { services, router } = await anArea({ session: aSession() });
  const { spendVoucher } = await services.area(AFTERCARE);
  act(() => spendVoucher.execute({ amountInCent: 12_50, currency: 'EUR' }, '123456789'));
  expect(strip()).toHaveTextContent('12.50');
  await act(async () => router.navigate('/thankyou'));
  expect(strip()).toHaveTextContent('12.50');
});

it('hides the voucher strip from the redemption on, also on the thank-you page', async () => {
  const { receipt, router } = await anArea({ session: aSession() }, '/redeem/shop-1/check');
  await act(async () => receipt.write(aReceipt()));
  expect(strip()).toBeNull();
  await act(async () => router.navigate('/thankyou'));
  expect(strip()).toBeNull();
});

it('hides a redeemed voucher after the thank-you page was left by typing an address', async () => {
  const former = await anApp({ locale: 'en', session: aSession(), receipt: aReceipt() });
  const { services } = await anApp({ locale: 'en' }, former.device);
  await show(services, <SessionArea />, { at: '/shops' });
  expect(strip()).toBeNull();
  expect(services.session.state.kind).toBe('none');
  expect(former.device.store.read()).toBeNull();
});

it('does not warn of the end of a voucher that the thank-you page keeps only for a giveaway', async () => {
  // Stores read the path from the window, but the view is rendered by its own router.
  window.history.replaceState(null, '', '/thankyou');
  const about = { session: ending(), receipt: aReceipt(), site: { switches: switchedOn('showGiveaway') } };
  const { services } = await anArea(about, '/thankyou');
  expect(services.session.ending).toBe(true);
  expect(strip()).toBeNull();
  expect(warning()).toBeNull();
});

it('shows a voucher other than the redeemed one on the thank-you page, and warns of its end', async () => {
  await anArea({ session: ending(), receipt: aReceipt({ voucherMark: 'another' }) }, '/thankyou');
  expect(strip()).toBeInTheDocument();
  expect(warning()).toBeInTheDocument();
});

it('shows no balance while the outcome of an order is open', async () => {
  await anArea({ session: aSession(), drafts: { pendingOrder: anOpenOrder() } });
  expect(strip()).toBeInTheDocument();
  expect(strip()).not.toHaveTextContent('€');
});

it('shows the balance of a voucher other than the redeemed one', async () => {
  await anArea({ session: aSession(), receipt: aReceipt({ voucherMark: 'another' }) });
  expect(strip()).toHaveTextContent('50.00');
});

it('says once that another tab has used or replaced the voucher', async () => {
  const session = aSession();
  const { services, tabs } = await anArea({ session });
  const stop = await services.session.start();
  await act(async () => tabs.notifyForgotten('123456789'));
  stop();
  expect(strip()).toBeNull();
  expect(services.flash.messages).toMatchObject([{ kind: 'warning', html: say('session.elsewhere') }]);
});

it('says that the outcome of an open order is still awaited, and asks for no code', async () => {
  const { services, tabs } = await anArea({ session: aSession(), drafts: { pendingOrder: anOpenOrder() } });
  const stop = await services.session.start();
  await act(async () => tabs.notifyForgotten('123456789'));
  stop();
  expect(services.flash.messages.map(({ html }) => html)).toEqual([say('session.elsewhereOpen')]);
});

it('neither shows the voucher nor warns on the code page', async () => {
  await anArea({ session: ending() }, '/merchantcode/rl-x');
  expect(strip()).toBeNull();
  expect(warning()).toBeNull();
});

it('links back to the partner beside the voucher, in the same window', async () => {
  await anArea({ session: aSession(), partner: aPartner() });
  const back = screen.getByRole('link', { name: say('partner.back', { partner: 'Sternbonus' }) });
  expect(back).toHaveAttribute('href', 'https://www.sternbonus.example/account');
  expect(back).not.toHaveAttribute('target');
  expect(back).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  ['/shops', 'keeps'],
  ['/thankyou', 'forgets'],
])('on %s, the link back to the partner %s the voucher', async (at, keepsOrForgets) => {
  const { services } = await anArea({ session: aSession(), partner: aPartner() }, at);
  const back = screen.getByRole('link', { name: say('partner.back', { partner: 'Sternbonus' }) });
  back.addEventListener('click', (event) => event.preventDefault());
  await act(async () => fireEvent.click(back));
  expect(services.session.voucher !== null).toBe(keepsOrForgets === 'keeps');
});

it('shows the partner of a voucher that replaces another one', async () => {
  const { kept, hold } = await anArea({ session: aSession() });
  kept.write('partner', aPartner());
  await act(async () => hold({ ...aSession(), token: 'brought' as VoucherToken }));
  expect(screen.getByRole('link', { name: say('partner.back', { partner: 'Sternbonus' }) })).toBeVisible();
});

it('names a partner without a way back', async () => {
  await anArea({ session: aSession(), partner: aPartner({ returnUrl: null, logo: null }) });
  expect(strip()).toHaveTextContent(say('partner.via', { partner: 'Sternbonus' }));
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['/shops', true, 1],
  ['/shops', false, 0],
  ['/prepaid', true, 0],
])('offers a top-up at %s only for a prepaid voucher (prepaid: %s)', async (at, isPrepaid, links) => {
  const session = aSession({ voucher: aVoucher({ isPrepaid }) });
  await anArea({ session, site: CHARGING }, at);
  expect(screen.queryAllByRole('link', { name: say('topUp.short') })).toHaveLength(links);
});

it.each([
  [
    'redemption',
    {
      drafts: { pendingOrder: anOpenOrder({ standing: 'missed' }) },
      redemptions: { found: [done(null), done(aRedemption())] },
    },
  ],
  [
    'donation',
    {
      giving: { pendingOrder: anOpenDonation({ standing: 'missed' }) },
      donations: { found: [done(null), done(aDonation())] },
    },
  ],
] as const)('hides the outdated balance when a late %s arrives, on any page', async (_kind, about) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await anArea({ session: aSession(), ...about }, '/help');
  expect(strip()).toHaveTextContent('50.00');
  await act(async () => vi.advanceTimersByTime(LOOK_FOR_MISSED_MS));
  vi.useRealTimers();
  await waitFor(() => expect(strip()).not.toHaveTextContent('50.00'));
});

it('looks up a missed order when another page is opened, even if its area could not be loaded at first', async () => {
  const { services, router } = await anArea(
    {
      session: aSession(),
      giving: { pendingOrder: anOpenDonation({ standing: 'missed' }) },
      donations: { found: [done(null), done(aDonation())] },
    },
    '/help',
  );
  const area = vi.spyOn(services, 'area').mockRejectedValueOnce(new Error('no such chunk'));
  await act(async () => router.navigate('/faq'));
  expect(strip()).toHaveTextContent('50.00');
  await act(async () => router.navigate('/help'));
  await waitFor(() => expect(strip()).not.toHaveTextContent('50.00'));
  // On a slow machine the next steps are prefetched meanwhile.
  expect(area.mock.calls.filter(([{ name }]) => name === 'donation')).toHaveLength(2);
});
