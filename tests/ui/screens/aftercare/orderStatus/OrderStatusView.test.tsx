import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { OrderReport } from '#domain/orderStatus/order.ts';
import { refusal } from '#tests/data/answers.ts';
import { press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { anOrderReport } from '#tests/data/order.ts';
import { aReceipt } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { fillWithoutFocus } from '#tests/data/fillWithoutFocus.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { OrderStatusView } from '#ui/screens/aftercare/orderStatus/OrderStatusView.tsx';

async function aPage(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  await show(app.services, <OrderStatusView />);
  return app;
}

const field = (key: string) => screen.getByRole('textbox', { name: saying(key) });
const type = (key: string, value: string) => fireEvent.change(field(key), { target: { value } });

/** Fills in number and address, passes the captcha and submits. */
async function ask({ captcha }: Awaited<ReturnType<typeof anApp>>) {
  type('orderStatus.number', ' 482 910 377 ');
  type('customer.email', 'ada@post.example');
  act(() => captcha.last().onToken('passed'));
  await press('orderStatus.submit');
}

it('requires number and address before it sends a request', async () => {
  const { apis } = await aPage();
  await press('orderStatus.submit');
  const summary = screen.getByRole('region', { name: say('customer.summary', { count: 2 }) });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(say('orderStatus.numberFault.required'));
  expect(summary).toHaveTextContent(say('customer.fault.email'));
  expect(document.title).toContain(say('common.errorPrefix'));
  expect(apis.order.asked).toEqual([]);
});

it('mounts the captcha once a number is filled in without focus, and not before', async () => {
  const { captcha } = await aPage();
  expect(captcha.placed).toEqual([]);
  act(() => fillWithoutFocus(field('orderStatus.number'), '482910377'));
  expect(captcha.placed).toHaveLength(1);
});

it('mounts no captcha for a number and an address that it filled in itself', async () => {
  const { captcha } = await aPage({
    receipt: aReceipt(),
    drafts: { customer: { ...EMPTY_DRAFT, email: 'ada@post.example' } },
  });
  expect(field('orderStatus.number')).not.toHaveValue('');
  expect(field('customer.email')).not.toHaveValue('');
  expect(captcha.placed).toEqual([]);
});

it('shows the state of an order and its timeline', async () => {
  const app = await aPage({ orders: [done(anOrderReport())] });
  await ask(app);
  expect(app.apis.order.asked).toEqual([
    { orderNumber: '482910377', email: 'ada@post.example', captcha: 'passed' },
  ]);
  expect(
    screen.getByRole('heading', { level: 2, name: say('orderStatus.found', { number: '482910377' }) }),
  ).toHaveFocus();
  expect(screen.getByText(say('orderStatus.state.COMPLETED'))).toBeInTheDocument();
  expect(screen.getByText(say('orderStatus.delivery.SENT'))).toBeInTheDocument();
  const events = within(screen.getByRole('list', { name: say('timeline.title') })).getAllByRole('listitem');
  expect(events).toHaveLength(3);
  expect(events[1]).toHaveTextContent('Bücherwurm has not sent the code yet.');
});

it.each<[string, Partial<OrderReport>, RegExp]>([
  ['on hold', { status: 'ON_HOLD', holdUntil: tomorrow }, /We expect to finish by 16 June 2026/],
  [
    'delayed',
    { delivery: { state: 'DELAYED', kind: 'EMAIL', promisedBy: tomorrow } },
    /Expected by 16 June 2026/,
  ],
  [
    'posted',
    { delivery: { state: 'SENT', kind: 'POST', promisedBy: null } },
    /The parcel is on its way by post\./,
  ],
  [
    'posted later than planned',
    { delivery: { state: 'DELAYED', kind: 'POST', promisedBy: tomorrow } },
    /The delivery is taking longer than planned\. ?Expected by 16 June 2026/,
  ],
  ['given back', { status: 'RETURNED_TO_BALANCE', delivery: null }, /The amount is back on your voucher/],
])('explains an order that is %s', async (_name, about, words) => {
  await ask(await aPage({ orders: [done(anOrderReport(about))] }));
  expect(document.body).toHaveTextContent(words);
});

it('says that an order was not found and what to do, and keeps what was typed', async () => {
  await ask(await aPage({ orders: [refusal('order-not-found', { code: 'ORDx1' })] }));
  const panel = screen.getByRole('region', { name: say('problem.order-not-found.title') });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(say('next.check-order'));
  expect(panel).toHaveTextContent(say('orderStatus.stands'));
  expect(field('orderStatus.number')).toHaveValue(' 482 910 377 ');
  expect(field('customer.email')).toHaveValue('ada@post.example');
});

it('shows another screen if the order exists but its state cannot be determined', async () => {
  const app = await aPage({ orders: [refusal('order-undeterminable'), done(anOrderReport())] });
  await ask(app);
  const panel = screen.getByRole('region', { name: say('problem.order-undeterminable.title') });
  expect(panel).toHaveTextContent(say('next.contact-support'));
  expect(screen.queryByRole('textbox', { name: saying('orderStatus.number') })).toBeNull();
  act(() => app.captcha.last().onToken('passed again'));
  await press('orderStatus.again');
  expect(app.apis.order.asked.at(-1)).toEqual({
    orderNumber: '482910377',
    email: 'ada@post.example',
    captcha: 'passed again',
  });
  expect(screen.getByText(say('orderStatus.state.COMPLETED'))).toBeInTheDocument();
});

it('returns to the form with what was typed', async () => {
  await ask(await aPage({ orders: [refusal('order-undeterminable')] }));
  await press('orderStatus.retry');
  expect(field('orderStatus.number')).toHaveValue(' 482 910 377 ');
});

it('offers to look up another order after one was found', async () => {
  await ask(await aPage({ orders: [done(anOrderReport())] }));
  await press('orderStatus.another');
  expect(field('orderStatus.number')).toBeInTheDocument();
});

it('requires a new proof for every request', async () => {
  const app = await aPage({ orders: [refusal('timed-out'), done(anOrderReport())] });
  await ask(app);
  await press('orderStatus.submit');
  expect(app.apis.order.asked).toHaveLength(1);
  await act(async () => app.captcha.last().onToken('passed again'));
  expect(app.apis.order.asked.map(({ captcha }) => captcha)).toEqual(['passed', 'passed again']);
});

it('fills in the last order of this tab', async () => {
  await aPage({ receipt: aReceipt() });
  expect(field('orderStatus.number')).toHaveValue('R-1001');
  expect(field('customer.email')).toHaveValue('ada@post.example');
});

it('clears number, address and answer when all data is removed', async () => {
  const app = await aPage({ orders: [done(anOrderReport())], session: aSession() });
  await ask(app);
  await act(async () => app.services.session.end('removed'));
  expect(field('orderStatus.number')).toHaveValue('');
  expect(field('customer.email')).toHaveValue('');
});
