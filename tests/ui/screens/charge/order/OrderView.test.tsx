import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openOrderOf } from '#tests/data/openOrder.ts';
import { expect, it } from 'vitest';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aFullDraft } from '#tests/data/customer.ts';
import { say, saying } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { AN_ENTRY, aVoucherOrder, someOffers } from '#tests/data/voucherOrder.ts';
import { OrderView } from '#ui/screens/charge/order/OrderView.tsx';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';

const B2B = { b2bWebsite: 'https://www.business.example/', b2bContactForm: 'https://www.business.example/c' };
const HELD = aSession({ voucher: aVoucher({ balanceInCent: 60_00 }) });
/** A buyer with complete data. */
const BUYER = aFullDraft({ company: '' });

async function aPage(about: About = {}, earlier?: Parameters<typeof anApp>[1]) {
  const app = await anApp(
    {
      locale: 'en',
      offers: [done(someOffers())],
      ...about,
      site: { ...CHARGING, b2bLinks: B2B, ...about.site },
    },
    earlier,
  );
  const shown = await show(app.services, <OrderView />, { at: '/prepaid/order', path: '/prepaid/order' });
  return { ...app, ...shown };
}

const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
const field = (key: string, data = {}) => screen.getByRole('textbox', { name: saying(key, data) });
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const goOn = () => act(async () => fireEvent.click(screen.getByRole('button', { name: say('charge.go') })));
const summary = () => screen.getByRole('region', { name: say('voucherOrder.title') });
const promotion = () => choose(new RegExp(`^${say('order.promotion')}`));
const exchanges = () => screen.getByRole('checkbox', { name: say('order.exchange', { money: '€60.00' }) });

it('offers the bundle with its price and its worth', async () => {
  const { apis } = await aPage();
  expect(
    screen.getByRole('radio', {
      name: `${say('order.starter', { quantity: 3, money: '€25.00' })} ${say('order.starterNote', { price: '€75.00', worth: '€82.50' })}`,
    }),
  ).toBeInTheDocument();
  expect(apis.offers.asked).toEqual(['DE']);
});

it('shows the cards of the bundle while it is chosen', async () => {
  await aPage();
  const cards = () => document.querySelectorAll('svg[viewBox="0 0 320 150"] > g').length;
  expect(cards()).toBe(3);
  promotion();
  expect(cards()).toBe(0);
});

it('offers no exchange once the balance of the voucher is uncertain', async () => {
  const { kept } = await aPage({ session: HELD });
  promotion();
  expect(exchanges()).toBeVisible();
  const of = [ofVoucher(voucherMark(HELD))];
  await act(async () =>
    kept.write('openPresses', [{ of, kind: 'donation', id: 'of-another-tab', at: now, standing: 'sent' }]),
  );
  expect(screen.queryByRole('checkbox', { name: say('order.exchange', { money: '€60.00' }) })).toBeNull();
});

it('explains why it asks for an address, after email and name', async () => {
  await aPage();
  const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
  expect(names.indexOf('email')).toBeLessThan(names.indexOf('firstName'));
  expect(names.indexOf('lastName')).toBeLessThan(names.indexOf('street'));
  expect(screen.getByRole('group', { name: say('order.address') })).toHaveTextContent(
    say('order.addressText'),
  );
});

it('leads to the payment with the preselected bundle', async () => {
  const { kept } = (await orderBundle()).device;
  expect(kept.read('voucherOrder')).toEqual({
    offer: 'starter-bundle',
    quantity: 3,
    valueInCent: 25_00,
    bonusInCent: 2_50,
    exchangedInCent: 0,
    currency: 'EUR',
  });
});

async function orderBundle() {
  const page = await aPage({ drafts: { customer: BUYER } });
  await goOn();
  expect(page.path()).toBe('/prepaid/order/pay');
  return page;
}

it('adds up the chosen vouchers, and shows from when the codes can be used', async () => {
  await aPage({ session: HELD });
  expect(summary()).toHaveTextContent(`${say('voucherOrder.toPay')}€75.00`);
  promotion();
  expect(summary()).toHaveTextContent(`${say('voucherOrder.toPay')}–`);
  choose(/^€50\.00/);
  fireEvent.change(screen.getByRole('combobox', { name: saying('order.quantity') }), {
    target: { value: '2' },
  });
  expect(summary()).toHaveTextContent(`${say('voucherOrder.bonus')}+ €10.00`);
  expect(summary()).toHaveTextContent(`${say('voucherOrder.toPay')}€100.00`);
  expect(summary()).toHaveTextContent('16 June 2026 at 14:00');
  fireEvent.click(exchanges());
  type(field('order.exchangeLabel', { currency: 'EUR' }), '20');
  expect(summary()).toHaveTextContent(`${say('voucherOrder.exchanged')}− €20.00`);
  expect(screen.getByText(say('order.running', { money: '€80.00' })).closest('output')).not.toBeNull();
});

it('leads to the payment with a part exchanged from the voucher in use', async () => {
  const { device, path } = await aPage({
    session: HELD,
    drafts: { customer: BUYER },
    ordering: { entry: AN_ENTRY },
  });
  await goOn();
  expect(device.kept.read('voucherOrder')).toEqual(aVoucherOrder());
  expect(path()).toBe('/prepaid/order/pay');
});

it('shows all missing fields at once with the focus, and stays on the page', async () => {
  const { path, device } = await aPage();
  await goOn();
  const box = screen.getByRole('region', { name: saying('customer.summary', { count: 8 }) });
  expect(box).toHaveFocus();
  expect(within(box).getByRole('link', { name: say('customer.fault.street') })).toBeInTheDocument();
  expect(document.title).toContain(say('common.errorPrefix'));
  expect(path()).toBe('/prepaid/order');
  expect(device.kept.read('voucherOrder')).toBeNull();
});

it.each([
  ['', 'required', {}],
  ['0', 'nothing', {}],
  ['60.01', 'above', { money: '€60.00' }],
])('explains why “%s” cannot be exchanged, and leads to the field', async (typed, fault, data) => {
  await aPage({
    session: HELD,
    drafts: { customer: BUYER },
    ordering: { entry: { ...AN_ENTRY, exchangeText: typed } },
  });
  await goOn();
  fireEvent.click(screen.getByRole('link', { name: say(`order.fault.exchange.${fault}`, data) }));
  const input = field('order.exchangeLabel', { currency: 'EUR' });
  expect(input).toHaveFocus();
  expect(input).toHaveValue(typed);
});

it('links to the exchange for a user without a voucher in use', async () => {
  await aPage();
  promotion();
  expect(screen.getByRole('link', { name: say('order.exchangeLink') })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says that the voucher to exchange from is gone, and continues once the exchange is unticked', async () => {
  const { path } = await aPage({ drafts: { customer: BUYER }, ordering: { entry: AN_ENTRY } });
  await goOn();
  fireEvent.click(screen.getByRole('link', { name: say('order.fault.exchange.no-voucher') }));
  const box = screen.getByRole('checkbox', { name: say('order.exchangeGone') });
  expect(box).toHaveFocus();
  fireEvent.click(box);
  await goOn();
  expect(path()).toBe('/prepaid/order/pay');
});

it('restores everything after a reload', async () => {
  const { device } = await aPage();
  promotion();
  choose(/^€25\.00/);
  type(field('customer.firstName'), 'Ada');
  cleanup();
  await aPage({}, device);
  expect(screen.getByRole('radio', { name: /^€25\.00/ })).toBeChecked();
  expect(field('customer.firstName')).toHaveValue('Ada');
});

it('links business buyers to the business site, and again once a company is typed', async () => {
  await aPage();
  const links = () => screen.getAllByRole('link', { name: new RegExp(say('order.businessLink')) });
  expect(links().map((link) => link.getAttribute('href'))).toEqual([B2B.b2bWebsite]);
  type(field('customer.company'), 'Analytical Engines');
  expect(screen.getByText(say('order.company'))).toBeInTheDocument();
  expect(links()).toHaveLength(2);
});

it('shows no business hint on a site without a business site', async () => {
  await aPage({ site: { b2bLinks: null } });
  type(field('customer.company'), 'Analytical Engines');
  expect(screen.queryByText(say('order.company'))).toBeNull();
});

it('shows a later moment of use for a company', async () => {
  await aPage({ drafts: { customer: BUYER } });
  const before = summary().textContent;
  type(field('customer.company'), 'Analytical Engines');
  expect(summary().textContent).not.toBe(before);
});

it('says that nothing can be ordered, and links to the top-up', async () => {
  await aPage({ offers: [done(someOffers({ starterBundle: null, promotion: null }))] });
  expect(screen.getByText(say('order.none'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('charge.title') })).toHaveAttribute('href', '/prepaid');
  expect(screen.queryByRole('button', { name: say('charge.go') })).toBeNull();
});

it('shows why the offers could not be loaded, and loads them again', async () => {
  const { apis } = await aPage({ offers: [refusal('server-down'), done(someOffers())] });
  expect(screen.getByRole('region', { name: say('problem.server-down.title') })).toHaveTextContent(
    say('money.unpaid'),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('radio', { name: /^Starter/ })).toBeInTheDocument();
  expect(apis.offers.asked).toHaveLength(2);
});

it('requires no choice if there is only one offer', async () => {
  const { device, path } = await aPage({
    offers: [done(someOffers({ promotion: null }))],
    drafts: { customer: BUYER },
  });
  await goOn();
  expect(path()).toBe('/prepaid/order/pay');
  expect(device.kept.read('voucherOrder')?.offer).toBe('starter-bundle');
});

/** The page in a tab with an open order. */
async function aPageBeside(kind: OrderName) {
  const { services, device } = await anApp({ locale: 'en', offers: [done(someOffers())], site: CHARGING });
  const tab = new TabWatch(device.kept);
  const open = new StoredValue<OpenOrder | null>(tab, () => openOrderOf(kind));
  return show({ ...services, openOrders: open, openAnywhere: open }, <OrderView />, {
    at: '/prepaid/order',
    path: '/prepaid/order',
  });
}

it('leads to the payment of an order that is still open', async () => {
  const { path } = await aPageBeside('voucher-order');
  expect(path()).toBe('/prepaid/order/pay');
});

it('shows that another order is open, and stays on the page', async () => {
  const { path } = await aPageBeside('charge');
  expect(screen.getByText(say('openOrder.charge'))).toBeInTheDocument();
  expect(path()).toBe('/prepaid/order');
});

it('offers no payment if the browser stores nothing', async () => {
  await aPage({ storageLasts: false });
  expect(screen.getByText(say('notKept.cause'))).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});
