import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UNDO_MS } from '#domain/kept/retention.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { Layout } from '#ui/shell/Layout.tsx';

afterEach(() => vi.useRealTimers());

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const undo = () => screen.queryByRole('button', { name: say('strip.undo') });

/** A page with a voucher in use that has just been removed by its button. */
async function removed(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
    ...about,
  });
  await show(app.services, <Layout />, { at: '/shops', inside: <p>Inside</p> });
  const open = await screen.findByRole('button', { name: new RegExp(say('strip.details')) });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  open.focus();
  await act(async () => fireEvent.click(open));
  await press(say('strip.remove'));
  await waitFor(() => expect(undo()).toBeInTheDocument());
  return app;
}

it('offers to undo a removal, with the focus on the offer', async () => {
  await removed();
  await waitFor(() => expect(undo()).toHaveFocus());
});

it('restores the voucher and its choices, and confirms it', async () => {
  const { kept, services } = await removed();
  expect(kept.read('redemptionDraft')).toBeNull();
  await press(say('strip.undo'));
  expect(services.session.voucher).toEqual(aSession().voucher);
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 25_00 });
  expect(screen.getByText(say('strip.restored'))).toBeInTheDocument();
  expect(screen.queryByText(say('strip.removed'))).toBeNull();
});

it('withdraws the offer after ten seconds', async () => {
  await removed();
  await act(async () => vi.advanceTimersByTime(UNDO_MS - 2_000));
  expect(undo()).toBeInTheDocument();
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(undo()).toBeNull();
  expect(screen.getByText(say('strip.removed'))).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('withdraws the offer when the page is left', async () => {
  await removed();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(undo()).toBeNull();
});

it('withdraws the offer when another tab spends from the voucher', async () => {
  const { device } = await removed();
  act(() => device.tabs.notifyForgotten(voucherMark(aSession())));
  expect(undo()).toBeNull();
});

it('withdraws the offer when the outcome of an open order is known', async () => {
  const { device } = await removed({ giving: { pendingOrder: anOpenDonation() } });
  expect(screen.getByText(say('strip.removedOpen'))).toBeInTheDocument();
  act(() => void device.pendingStores.donation.remove(anOpenDonation().id));
  expect(undo()).toBeNull();
});

it('withdraws the offer when an order leaves another balance, even if its answer is late', async () => {
  const { device } = await removed();
  act(() => device.kept.write('balanceAfter', { amountInCent: 70_00, currency: 'EUR' }));
  expect(undo()).toBeNull();
});

it('withdraws the offer when another voucher is in use', async () => {
  const { hold } = await removed();
  await act(async () => hold(aSession({ voucher: aVoucher({ serialNumber: '987654321' }) })));
  expect(undo()).toBeNull();
});

it('does not report a voucher as restored if its session has ended meanwhile', async () => {
  const { device, services } = await removed();
  vi.spyOn(device.clock, 'now').mockReturnValue(tomorrow);
  await press(say('strip.undo'));
  expect(services.session.state).toEqual({ kind: 'expired' });
  expect(screen.queryByText(say('strip.restored'))).toBeNull();
});

it('moves the focus without scrolling', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await removed();
  await act(async () => vi.advanceTimersByTime(UNDO_MS + 1));
  const scrolled = focus.mock.calls.slice(1).filter(([options]) => options?.preventScroll !== true); // the first call is the test's
  expect(scrolled).toEqual([]);
  focus.mockRestore();
});
