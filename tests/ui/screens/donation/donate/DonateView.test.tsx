import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonationDraft, anOpenDonation, anOrganisation } from '#tests/data/donation.ts';
import { say, saying } from '#tests/data/english.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { DonateView } from '#ui/screens/donation/donate/DonateView.tsx';

const ORGANISATIONS = [
  anOrganisation({ logo: '/organisations/wells.svg' }),
  anOrganisation({ id: 'org-2', name: 'Nachbarskiste', receiptAvailable: false }),
];

/** The donation form with a voucher of 50 euros. */
async function aForm(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    donations: { organisations: [done(ORGANISATIONS)] },
    ...about,
  });
  const shown = await show(app.services, <DonateView />, { at: '/donate', path: '/donate' });
  return { ...app, ...shown };
}

const organisation = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const go = () => act(async () => fireEvent.click(screen.getByRole('button', { name: say('donate.go') })));

it('says that the whole amount is forwarded, and lists the organisations', async () => {
  await aForm();
  expect(screen.getByText(say('donate.lead'))).toBeInTheDocument();
  const group = screen.getByRole('group', { name: say('donate.organisation') });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(group.querySelector('img')).toHaveAttribute('src', '/organisations/wells.svg');
});

it('shows all missing fields at once with the focus, and stores what is chosen', async () => {
  const { kept } = await aForm();
  await go();
  const summary = screen.getByRole('region', { name: say('customer.summary', { count: 2 }) });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(say('donate.organisationFault'));
  expect(within(summary).getByRole('link', { name: say('donate.fault.part-missing') })).toHaveAttribute(
    'href',
    '#part',
  );
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  fireEvent.click(organisation('Nachbarskiste'));
  expect(kept.read('donationDraft')?.organisationId).toBe('org-2');
});

it.each([
  ['', 'required'],
  ['12.345', 'amount-invalid'],
  ['0', 'amount-zero'],
  ['51', 'amount-above'],
] as const)('refuses the amount “%s” with a reason', async (typed, fault) => {
  const { path } = await aForm({ drafts: { customer: aCustomerDraft() } });
  fireEvent.click(organisation('Brunnenwerk'));
  fireEvent.click(screen.getByRole('radio', { name: say('donate.some') }));
  const amount = screen.getByLabelText(saying('donate.amountField', { currency: 'EUR' }));
  fireEvent.change(amount, { target: { value: typed } });
  await go();
  expect(amount).toHaveAccessibleDescription(saying(`donate.fault.${fault}`));
  expect(path()).toBe('/donate');
});

it('asks for an address only with a receipt, and offers a receipt only if the organisation issues one', async () => {
  await aForm();
  fireEvent.click(organisation('Nachbarskiste'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(say('donate.noReceipt'))).toBeInTheDocument();
  fireEvent.click(organisation('Brunnenwerk'));
  fireEvent.click(screen.getByRole('checkbox', { name: say('donate.receipt') }));
  expect(screen.getByLabelText(saying('customer.street'))).toBeInTheDocument();
  expect(screen.queryByLabelText(saying('customer.phone'))).toBeNull();
  fireEvent.click(organisation('Nachbarskiste'));
  expect(screen.queryByLabelText(saying('customer.street'))).toBeNull();
});

it('preselects no amount', async () => {
  await aForm();
  for (const radio of within(screen.getByRole('group', { name: say('donate.amount') })).getAllByRole('radio'))
    expect(radio).not.toBeChecked();
});

it('leads to the check', async () => {
  const { path } = await aForm({
    drafts: { customer: aCustomerDraft() },
    giving: { draft: aDonationDraft() },
  });
  await go();
  expect(path()).toBe('/donate/check');
});

it('donates the whole balance on a site without a choice of value', async () => {
  await aForm({ site: { switches: switchedOn('showNavBar') } });
  expect(screen.queryByRole('radio', { name: say('donate.some') })).toBeNull();
  expect(screen.getByText(say('donate.whole', { money: '€50.00' }))).toBeInTheDocument();
  await go();
  expect(screen.queryByText(say('donate.fault.part-missing'))).toBeNull();
});

it('leads to an open donation first', async () => {
  const { path } = await aForm({ giving: { pendingOrder: anOpenDonation() } });
  expect(path()).toBe('/donate/check');
});

it('shows an open order of another kind in place of the form, because it leaves the balance uncertain', async () => {
  await aForm({ drafts: { pendingOrder: anOpenOrder() } });
  expect(screen.getByRole('link', { name: say('openOrder.look') })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.body).not.toHaveTextContent(/€\d/);
});

it('shows why the organisations could not be loaded, and loads them again', async () => {
  await aForm({ donations: { organisations: [refusal('offline'), done(ORGANISATIONS)] } });
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(organisation('Brunnenwerk')).toBeInTheDocument();
});

it('links to an open order even if the organisations could not be loaded', async () => {
  await aForm({
    donations: { organisations: [refusal('offline')] },
    drafts: { pendingOrder: anOpenOrder() },
  });
  const way = screen.getByRole('link', { name: say('openOrder.look') });
  expect(way).toHaveAttribute('href', '/redeem/shop-1/check');
});

it('says that there is no organisation', async () => {
  await aForm({ donations: { organisations: [done([])] } });
  expect(screen.getByText(say('donate.none'))).toBeInTheDocument();
});

it('asks for a code when the session ends, and keeps what was typed', async () => {
  const { services, hold } = await aForm({ donations: { organisations: [done(ORGANISATIONS)] } });
  fireEvent.click(organisation('Brunnenwerk'));
  await act(async () => services.session.endedBy({ kind: 'session-expired' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('entry.again.title'));
  await act(async () => hold(aSession()));
  expect(await screen.findByRole('radio', { name: /Brunnenwerk/ })).toBeChecked();
});
