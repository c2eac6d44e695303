import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { RequiresStorage } from '#ui/parts/payment/RequiresStorage.tsx';

const page = (
  <RequiresStorage title="Payment">
    <button type="button">Pay</button>
  </RequiresStorage>
);

it('offers a payment if the browser keeps stored values', async () => {
  const { services } = await anApp({ locale: 'en' });
  await show(services, page);
  expect(screen.getByRole('button', { name: 'Pay' })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('offers no payment if stored values do not survive a load, and says why, what to do, and that nothing was paid', async () => {
  const { services } = await anApp({ locale: 'en', storageLasts: false });
  await show(services, page);
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeInTheDocument();
  const card = screen.getByRole('region', { name: say('notKept.title') });
  for (const key of ['notKept.cause', 'notKept.money', 'notKept.next'] as const) {
    expect(card).toHaveTextContent(say(key));
  }
});
