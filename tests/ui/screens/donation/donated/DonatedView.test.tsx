import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonatedView } from '#ui/screens/donation/donated/DonatedView.tsx';

it('shows nothing of the donation once everything was removed, wherever that was pressed', async () => {
  const { services } = await anApp({
    locale: 'en',
    session: aSession(),
    giving: { receipt: { donation: aDonation(), email: aCustomer().email } },
  });
  await show(services, <DonatedView />);
  expect(screen.getByText('D-2002')).toBeInTheDocument();
  await act(async () => services.session.removeAll('removed'));
  expect(screen.queryByText('D-2002')).toBeNull();
  expect(screen.queryByText(say('donate.doneTitle'))).toBeNull();
});
