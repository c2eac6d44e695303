import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import {
  aDonation,
  aDonationDraft,
  aDonationId,
  anOpenDonation,
  anOrganisation,
} from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { anIdempotencyKey } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonateCheckView } from '#ui/screens/donation/donateCheck/DonateCheckView.tsx';
import { DonatedView } from '#ui/screens/donation/donated/DonatedView.tsx';

/** The check of a donation of 25 of 50 euros with complete data. */
async function aCheck({ donations, ...about }: About = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession(),
    donations: { organisations: [done([anOrganisation()])], ...donations },
    drafts: { customer: aCustomerDraft() },
    giving: { draft: aDonationDraft() },
    ...about,
  });
  const shown = await show(app.services, <DonateCheckView />, { at: '/donate/check', path: '/donate/check' });
  return { ...app, ...shown };
}

const GIVE = { name: say('donate.give', { money: '€25.00', organisation: 'Brunnenwerk' }) };
const press = () => act(async () => fireEvent.click(screen.getByRole('button', GIVE)));
const tick = () => fireEvent.click(screen.getByRole('checkbox'));

it('shows the donation with what is left', async () => {
  await aCheck({
    drafts: { customer: aFullDraft() },
    giving: { draft: aDonationDraft({ wantsReceipt: true, amountText: '12,50' }) },
  });
  const summary = screen.getByRole('region', { name: say('donate.summary') });
  for (const words of ['Brunnenwerk', '€12.50', '€37.50', 'ada@post.example', 'Hauptstraße 5a', 'Germany']) {
    expect(summary).toHaveTextContent(words);
  }
});

it('hides what would be left once another tab has an open order from the voucher', async () => {
  const { kept } = await aCheck();
  expect(screen.getByText(say('check.afterwards'))).toBeVisible();
  const of = [ofVoucher(voucherMark(aSession()))];
  await act(async () =>
    kept.write('openPresses', [{ of, kind: 'redemption', id: 'of-another-tab', at: now, standing: 'sent' }]),
  );
  expect(screen.queryByText(say('check.afterwards'))).toBeNull();
});

it('requires the tick on the notes before it donates', async () => {
  const { apis } = await aCheck();
  await press();
  expect(screen.getByRole('region', { name: say('customer.summary', { count: 1 }) })).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(apis.donation.placed).toEqual([]);
});

it('sends the starting point of the visit, even if an earlier document stored it', async () => {
  const { apis, device } = await aCheck({ donations: { given: [done(aDonation())] } });
  device.kept.write('startingPoint', { source: 'mail', campaignName: 'spring' });
  tick();
  await press();
  expect(apis.donation.placed[0]?.order.startingPoint).toEqual({ source: 'mail', campaignName: 'spring' });
});

it('donates once for ten fast clicks, shows the receipt, and forgets the voucher', async () => {
  const { apis, kept, services, path, device } = await aCheck({
    donations: { given: [done(aDonation())] },
  });
  tick();
  await act(async () => {
    for (let click = 0; click < 10; click += 1) fireEvent.click(screen.getByRole('button', GIVE));
  });
  expect(apis.donation.placed).toHaveLength(1);
  expect(apis.donation.placed[0]).toMatchObject({
    key: anIdempotencyKey,
    order: { id: aDonationId, organisationId: 'org-1', valueInCent: 25_00, wantsReceipt: false },
  });
  expect(path()).toBe('/donate/done');
  expect(kept.read('donationReceipt')).toEqual({
    donation: aDonation(),
    email: maskEmail(aCustomer().email),
  });
  expect(device.pendingStores.donation.read()).toBeNull();
  expect(services.session.voucher).toBeNull();
  expect(services.session.balanceAfter).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it.each(['insufficient-credit', 'organisation-gone'] as const)(
  'shows why the donation was refused, and links back to the form: %s',
  async (kind) => {
    const { kept, device } = await aCheck({ donations: { given: [refusal(kind)] } });
    tick();
    await press();
    expect(screen.getByRole('region', { name: say(`problem.${kind}.title`) })).toHaveFocus();
    expect(screen.getByRole('link', { name: say('common.change') })).toHaveAttribute('href', '/donate');
    expect(kept.read('donationDraft')).toEqual(aDonationDraft());
    expect(device.pendingStores.donation.read()).toBeNull();
  },
);

it('replaces the button by a lookup while the outcome is unclear', async () => {
  const { path, apis, device } = await aCheck({
    donations: { given: [refusal('timed-out')], found: [refusal('offline'), done(aDonation())] },
  });
  tick();
  await press();
  expect(screen.getByRole('region', { name: say('problem.donation-unclear.title') })).toHaveFocus();
  expect(screen.queryByRole('button', GIVE)).toBeNull();
  expect(screen.queryByRole('link', { name: say('common.back') })).toBeNull();
  expect(device.pendingStores.donation.read()).toMatchObject({ id: aDonationId, valueInCent: 25_00 });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('check.findOut') })));
  expect(path()).toBe('/donate/done');
  expect(apis.donation.placed).toHaveLength(1);
});

it('sends the same donation again if it never arrived', async () => {
  const { apis } = await aCheck({
    donations: { given: [refusal('timed-out'), done(aDonation())], found: [done(null)] },
  });
  tick();
  await press();
  expect(screen.getByRole('region', { name: say('problem.timed-out.title') })).toBeInTheDocument();
  await press();
  const [first, second] = apis.donation.placed;
  expect(second).toEqual(first);
});

const PENDING = anOpenDonation();

it('looks up an open donation first', async () => {
  const { path, apis } = await aCheck({
    giving: { pendingOrder: PENDING },
    donations: { found: [done(aDonation())] },
  });
  expect(path()).toBe('/donate/done');
  expect(apis.donation.placed).toEqual([]);
  expect(apis.donation.looked).toEqual([aDonationId]);
});

it('keeps the open donation while it cannot be looked up', async () => {
  const { device } = await aCheck({
    giving: { pendingOrder: PENDING },
    donations: { found: [refusal('offline')] },
  });
  expect(screen.getByRole('region', { name: say('problem.donation-unclear.title') })).toBeInTheDocument();
  expect(device.pendingStores.donation.read()).toEqual(PENDING);
});

it('asks for the code again if the session has ended, and keeps everything else', async () => {
  const { kept } = await aCheck({ donations: { given: [refusal('session-expired')] } });
  tick();
  await press();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('entry.again.title'));
  expect(kept.read('donationDraft')).toEqual(aDonationDraft());
});

it.each<[string, About]>([
  ['no organisation is chosen', { giving: {} }],
  ['the amount is above the balance', { giving: { draft: aDonationDraft({ amountText: '51' }) } }],
  ['the customer data is missing', { drafts: {} }],
  ['a receipt has no address', { giving: { draft: aDonationDraft({ wantsReceipt: true }) } }],
])('returns to the form if %s', async (_why, about) => {
  const { path } = await aCheck(about);
  expect(path()).toBe('/donate');
});

async function aConfirmation(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  await show(app.services, <DonatedView />, { at: '/donate/done', path: '/donate/done' });
}

it.each(['EMAIL', 'POST'] as const)(
  'shows what was forwarded, and that the receipt is sent by %s',
  async (receiptBy) => {
    await aConfirmation({
      giving: { receipt: { donation: aDonation({ receiptBy }), email: maskEmail(aCustomer().email) } },
    });
    const words = say('donate.forwarded', { money: '€25.00', organisation: 'Brunnenwerk' });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(say(`donate.receipt${receiptBy}`))).toBeInTheDocument();
    expect(screen.getByText('D-2002')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: say('thankYou.rest', { money: '€25.00' }) })).toHaveAttribute(
      'href',
      '/',
    );
  },
);

it('says that nothing was donated', async () => {
  await aConfirmation();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('donate.noneTitle'));
});

it('leads to the receipt even if it is rendered again before', async () => {
  const { kept, path, hold } = await aCheck();
  await act(async () => {
    kept.write('donationReceipt', { donation: aDonation(), email: maskEmail(aCustomer().email) });
    kept.forget('donationDraft');
    hold({ ...aSession() });
  });
  expect(path()).toBe('/donate/done');
});

it('offers a donation chosen after the last receipt', async () => {
  const receipt = { donation: aDonation(), email: maskEmail(aCustomer().email) };
  const { path } = await aCheck({ giving: { draft: aDonationDraft(), receipt } });
  expect(path()).toBe('/donate/check');
  expect(screen.getByRole('button', GIVE)).toBeInTheDocument();
});

it('ends if the answer never matches: the pending order is kept and nothing is sent again', async () => {
  const foreign = aDonation({ organisationId: 'org-9' });
  const { device, apis } = await aCheck({ donations: { given: [done(foreign)], found: [done(foreign)] } });
  tick();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(say('openOrder.mismatchDonation'));
  expect(screen.queryByRole('button', GIVE)).toBeNull();
  expect(apis.donation.placed).toHaveLength(1);
  expect(device.pendingStores.donation.read()?.id).toBe(aDonationId);
});
