import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft, anOpenDonation, anOrganisation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonateCheckView } from '#ui/screens/donation/donateCheck/DonateCheckView.tsx';
import { DonateView } from '#ui/screens/donation/donate/DonateView.tsx';

async function aCheck(about: About) {
  const app = await anApp({ locale: 'en', session: aSession(), ...about });
  return {
    ...app,
    ...(await show(app.services, <DonateCheckView />, { at: '/donate/check', path: '/donate/check' })),
  };
}

it('looks up an open donation even without customer data and organisations', async () => {
  const { path, apis } = await aCheck({
    giving: { pendingOrder: anOpenDonation() },
    donations: { found: [refusal('offline')] },
  });
  expect(path()).toBe('/donate/check');
  expect(screen.getByText('Brunnenwerk')).toBeInTheDocument();
  expect(screen.getByText('ada@post.example')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('check.findOut') })).toBeInTheDocument();
  expect(apis.donation.listed).toEqual([]);
});

it('offers the donation again with the reason once it certainly never arrived', async () => {
  await aCheck({
    drafts: { customer: aCustomerDraft() },
    giving: { draft: aDonationDraft(), pendingOrder: anOpenDonation() },
    donations: { found: [refusal('offline'), done(null)], organisations: [done([anOrganisation()])] },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('check.findOut') })));
  expect(screen.getByRole('region', { name: say('problem.timed-out.title') })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Brunnenwerk/ })).toBeInTheDocument();
});

it('looks it up again in the background', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const { path } = await aCheck({
    giving: { pendingOrder: anOpenDonation() },
    donations: { found: [refusal('offline'), done(aDonation())] },
  });
  await act(async () => vi.advanceTimersByTime(15_000));
  vi.useRealTimers();
  expect(path()).toBe('/donate/done');
});

it('reports the donation of another voucher with its address masked, and keeps the voucher in use', async () => {
  const { path, services, kept } = await aCheck({
    giving: {
      pendingOrder: anOpenDonation({ voucher: { mark: 'another', validUntil: null, isPrepaid: false } }),
    },
    donations: { found: [done(aDonation())] },
  });
  expect(path()).toBe('/donate/done');
  expect(kept.read('donationReceipt')?.email).toBe('a•••@post.example');
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('donates nothing while a redemption is open, and links to it', async () => {
  const { apis } = await aCheck({
    drafts: { customer: aCustomerDraft(), pendingOrder: anOpenOrder() },
    giving: { draft: aDonationDraft() },
  });
  expect(screen.getByText(say('openOrder.redemption'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toHaveAttribute(
    'href',
    '/redeem/shop-1/check',
  );
  expect(apis.donation.listed).toEqual([]);
});

it('shows on the form that a redemption is open', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    drafts: { pendingOrder: anOpenOrder() },
    donations: { organisations: [done([anOrganisation()])] },
  });
  await show(app.services, <DonateView />, { at: '/donate', path: '/donate' });
  expect(screen.getByText(say('openOrder.redemption'))).toBeInTheDocument();
});

it('returns to the form if a missed donation lacks its customer data', async () => {
  const { path } = await aCheck({
    giving: { draft: aDonationDraft(), pendingOrder: anOpenDonation({ standing: 'missed' }) },
    donations: { organisations: [done([anOrganisation()])], found: [done(null)] },
  });
  expect(path()).toBe('/donate');
});

it('shows the reference of a lapsed donation, and returns to the form', async () => {
  const { path, device } = await aCheck({
    giving: { pendingOrder: anOpenDonation({ standing: 'reserved', sentAt: 0 }) },
    donations: { organisations: [done([anOrganisation()])], found: [done(null)] },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(say('openOrder.lapsedDonation'));
  expect(
    screen.getByText(say('openOrder.reference', { reference: anOpenDonation().id })),
  ).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('openOrder.goOn') })));
  expect(path()).toBe('/donate');
  expect(device.pendingStores.donation.read()).toBeNull();
});

const codeField = () => screen.queryByLabelText(say('redeem.code.label'));
const findOut = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say('check.findOut') })));

it('looks up an unclear donation without the code after another tab has removed its voucher', async () => {
  const app = await aCheck({
    giving: { pendingOrder: anOpenDonation() },
    donations: { found: [refusal('offline'), refusal('offline'), done(aDonation())] },
  });
  const stop = await app.services.session.start();
  await act(async () => app.tabs.notifyForgotten('123456789'));
  stop();
  expect(app.services.session.voucher).toBeNull();
  expect(screen.getByText('Brunnenwerk')).toBeVisible();
  expect(codeField()).toBeNull();
  await findOut();
  expect(app.path()).toBe('/donate/done');
});

it('says that such a donation never arrived before it asks for the code', async () => {
  const app = await anApp({
    locale: 'en',
    giving: { pendingOrder: anOpenDonation() },
    donations: { found: [refusal('offline'), done(null)] },
  });
  await show(app.services, <DonateCheckView />, { at: '/donate/check', path: '/donate/check' });
  await findOut();
  expect(screen.getByText(say('money.untouched'))).toBeVisible();
  expect(codeField()).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('openOrder.goOn') })));
  expect(codeField()).toBeVisible();
});
