import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonatedView } from '#ui/screens/donation/donated/DonatedView.tsx';

it('hides the donation once all data is removed', async () => {
  const { services } = await anApp({
    locale: 'en',
    session: aSession(),
    giving: { receipt: { donation: aDonation(), email: aCustomer().email } },
  });
  await show(services, <DonatedView />);
  expect(screen.getByText('D-2002')).toBeInTheDocument();
  await act(async () => services.session.end('removed'));
  expect(screen.queryByText('D-2002')).toBeNull();
  expect(screen.queryByText(say('donate.doneTitle'))).toBeNull();
});

it('shows a ticket with the donation, and beside it what is left to redeem', async () => {
  const { services } = await anApp({
    locale: 'en',
    giving: { receipt: { donation: aDonation({ receiptBy: 'POST' }), email: aCustomer().email } },
  });
  await show(services, <DonatedView />);
  const given = within(screen.getByRole('article', { name: 'Brunnenwerk' }));
  expect(given.getByText('€25.00')).toBeInTheDocument();
  expect(screen.getByText('D-2002')).toBeInTheDocument();
  expect(given.getByText(say('donate.receiptPOST'))).toBeInTheDocument();
  const left = within(screen.getByRole('region', { name: say('donate.left') }));
  expect(left.getByRole('link')).toHaveTextContent(say('thankYou.rest', { money: '€25.00' }));
});

it('shows no remainder if the backend sent none', async () => {
  const { services } = await anApp({
    locale: 'en',
    giving: { receipt: { donation: aDonation({ remainingBalanceInCent: null }), email: aCustomer().email } },
  });
  await show(services, <DonatedView />);
  expect(screen.queryByRole('region', { name: say('donate.left') })).toBeNull();
  expect(screen.getByRole('link', { name: say('thankYou.another') })).toBeInTheDocument();
});

it('says that nothing is left', async () => {
  const { services } = await anApp({
    locale: 'en',
    giving: { receipt: { donation: aDonation({ remainingBalanceInCent: 0 }), email: aCustomer().email } },
  });
  await show(services, <DonatedView />);
  expect(screen.getByText(say('thankYou.usedUp'))).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('€0.00');
  expect(screen.queryByRole('region', { name: say('donate.left') })).toBeNull();
});
