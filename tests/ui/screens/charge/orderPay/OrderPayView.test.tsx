import { act, fireEvent, screen } from '@testing-library/react';
import { openOrderOf } from '#tests/data/openOrder.ts';
import { expect, it } from 'vitest';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { BegunCardPayment } from '#domain/payment/cardPayment.ts';
import { GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { VoucherOrderKind } from '#application/voucherOrder/voucherOrderKind.ts';
import { done } from '#domain/core/result.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aFullDraft } from '#tests/data/customer.ts';
import { say, saying } from '#tests/data/english.ts';
import { knownPayments } from '#tests/data/fakeGateway.ts';
import { fakePendingStore } from '#tests/data/fakeTab.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder, aPendingVoucherOrder, anOrderReceipt } from '#tests/data/voucherOrder.ts';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import { OrderPayView } from '#ui/screens/charge/orderPay/OrderPayView.tsx';
import type { AreaKey } from '#ui/session/area.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';

const PATH = '/prepaid/order/pay';
const HELD = aSession({ voucher: aVoucher({ balanceInCent: 60_00 }) });
const PREPARED: About = {
  session: HELD,
  drafts: { customer: aFullDraft({ company: '' }) },
  ordering: { order: aVoucherOrder() },
};

interface Told {
  /** The answer to the payment by card. */
  begun?: Answer<BegunCardPayment>;
  stored?: PendingVoucherOrder;
  open?: OrderName;
}

/** The payment page with valid card fields and a bank that challenges. */
async function aPage(about: About = PREPARED, { begun, stored, open }: Told = {}) {
  const { services, device } = await anApp({ locale: 'en', ...about, site: CHARGING });
  const sent: unknown[] = [];
  const rules = new VoucherOrderKind(
    device.store,
    { execute: () => {} },
    { execute: async (session) => done(session) },
  );
  const payments = knownPayments<'voucher-order'>({
    beginCard: async ({ order: { payment, order }, beside: { customer, token } }) => {
      sent.push({ order, email: customer.email, token });
      const answer = begun ?? done({ paymentId: 's-chg-1', challenge: 'https://bank/1' });
      const { reference, amountInCent: toPayInCent } = payment;
      return answer.ok ? done({ answer: { reference, toPayInCent }, payment: answer.value }) : answer;
    },
    state: async () => done({ state: 'processing', isAwaited: true, orderNumber: null }),
  });
  const kind = new GatewayOrder(rules, payments, { execute: () => {} });
  const pendingStore = fakePendingStore<PendingVoucherOrder>(
    ({ payment }) => payment.reference,
    stored && { pendingOrder: stored },
  );
  const left: string[] = [];
  const record = services.area(PAYMENT).then((area) => ({
    ...area,
    orders: {
      ...area.orders,
      'voucher-order': {
        ...area.orders['voucher-order'],
        run: new OrderRun(() => kind, pendingStore, freeTurns(), device.clock),
      },
    },
    loadPayments: async () => ({
      wallet: { render: () => ({ destroy: () => {} }) },
      card: {
        render: () => ({ destroy: () => {}, createType: async () => done('s-crd-1' as CardTypeId) }),
        leave: (challenge: string) => left.push(challenge) > 0,
      },
    }),
  }));
  const area = <T,>(key: AreaKey<T>) =>
    key.name === PAYMENT.name ? (record as Promise<unknown> as Promise<T>) : services.area(key);
  const openOrders = new StoredValue<OpenOrder | null>(new TabWatch(device.kept), () =>
    open ? openOrderOf(open) : null,
  );
  const shown = await show({ ...services, area, openOrders }, <OrderPayView />, { at: PATH, path: PATH });
  return { ...shown, sent, left, device };
}

const pay = async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: say('order.consent') }));
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: say('order.pay', { money: '€80.00' }) })),
  );
};

it('shows what is ordered, by whom, and the price', async () => {
  await aPage();
  const summary = screen.getByRole('region', { name: say('voucherOrder.title') });
  for (const text of ['2 × €50.00', '− €20.00', 'ada@post.example', 'Ada Lovelace', '10115 Berlin', '€80.00'])
    expect(summary).toHaveTextContent(text);
});

it('sends the order with the token of the voucher, and leads to the bank', async () => {
  const { sent, left } = await aPage();
  await pay();
  expect(sent).toEqual([{ order: aVoucherOrder(), email: 'ada@post.example', token: HELD.token }]);
  expect(left).toEqual(['https://bank/1']);
});

it('sends no order without the consent, and shows what is missing', async () => {
  const { sent } = await aPage();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: say('order.pay', { money: '€80.00' }) })),
  );
  expect(screen.getByRole('link', { name: say('order.consentFault') })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('says that the offer has changed and nothing was paid, and links back to the form', async () => {
  await aPage(PREPARED, { begun: refusal('order-changed') });
  await pay();
  const panel = screen.getByRole('region', { name: say('problem.order-changed.title') });
  expect(panel).toHaveTextContent(say('money.unpaid'));
  expect(screen.getByRole('link', { name: say('order.back') })).toHaveAttribute('href', '/prepaid/order');
});

it('shows the open payment of an order first, and sends nothing', async () => {
  const { sent } = await aPage(PREPARED, { stored: aPendingVoucherOrder() });
  expect(screen.getByText(say('payment.unpaid'))).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('returns to the form when a payment is given up and the data of the buyer are gone', async () => {
  const { path } = await aPage({ ...PREPARED, drafts: {} }, { stored: aPendingVoucherOrder() });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('payment.payOtherwise') })));
  expect(path()).toBe('/prepaid/order');
});

it('offers no payment while an order of another kind is open', async () => {
  await aPage(PREPARED, { open: 'redemption' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it.each<[string, About, string]>([
  ['nothing is prepared', {}, '/prepaid/order'],
  ['the order was paid before', { ordering: { receipt: anOrderReceipt() } }, '/prepaid/ordered'],
  ['the buyer is missing', { ...PREPARED, drafts: {} }, '/prepaid/order'],
  ['the voucher to exchange from is gone', { ...PREPARED, session: undefined }, '/prepaid/order'],
] as never)('redirects if %s', async (_what, about, target) => {
  expect((await aPage(about)).path()).toBe(target);
});

it('needs no voucher without an exchange', async () => {
  const { path } = await aPage({
    ...PREPARED,
    session: undefined as never,
    ordering: { order: aVoucherOrder({ exchangedInCent: 0 }) },
  });
  expect(path()).toBe(PATH);
  expect(screen.getByText(saying('voucherOrder.usable', { moment: '16 June 2026 at 14:00' }))).toBeVisible();
});
