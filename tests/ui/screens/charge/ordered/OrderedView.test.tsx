import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { anOrderReceipt } from '#tests/data/voucherOrder.ts';
import { OrderedView } from '#ui/screens/charge/ordered/OrderedView.tsx';

async function aPage(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about, site: CHARGING });
  await show(app.services, <OrderedView />, { at: '/prepaid/ordered', path: '/prepaid/ordered' });
  return app;
}

const usable = () => screen.getByText(/The codes can be used/);

const ORDERED = { ordering: { receipt: anOrderReceipt() } } satisfies About;

it('shows what was ordered, the price and the order number', async () => {
  await aPage(ORDERED);
  const receipt = screen.getByRole('region', { name: say('voucherOrder.title') });
  for (const text of ['2 × €50.00', '+ €10.00', '− €20.00', '482910555', '€80.00'])
    expect(receipt).toHaveTextContent(text);
});

it('masks the address of the vouchers', async () => {
  await aPage(ORDERED);
  expect(screen.getByText(say('ordered.text', { email: 'a•••@post.example' }))).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('ada@post.example');
});

it('shows from when the codes can be used, and saves the moment to the calendar', async () => {
  const { saved } = await aPage(ORDERED);
  expect(usable()).toHaveTextContent('16 June 2026 at 14:00');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('next.remind') })));
  expect(saved).toHaveLength(1);
});

it('shows a company a moment two days later', async () => {
  await aPage({ ordering: { receipt: anOrderReceipt({ buyer: 'company' }) } });
  expect(usable()).toHaveTextContent('18 June 2026 at 14:00');
});

it('shows no order number if there is none', async () => {
  await aPage({ ordering: { receipt: anOrderReceipt({ orderNumber: null }) } });
  expect(screen.queryByText(say('paid.order'))).toBeNull();
});

it('says that nothing was ordered in this tab', async () => {
  await aPage();
  expect(screen.getByRole('heading', { name: say('ordered.nothingTitle') })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('charge.status') })).toHaveAttribute('href', '/order-status');
});
