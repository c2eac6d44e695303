import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { aCustomer, aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonatedView } from '#ui/screens/donation/donated/DonatedView.tsx';

it('takes the receipt of a donation, the details and the voucher from the device', async () => {
  const { services, drafts } = await anApp({
    locale: 'en',
    session: aSession(),
    drafts: { customer: aCustomerDraft() },
    giving: { receipt: { donation: aDonation(), email: aCustomer().email } },
  });
  const { path } = await show(services, <DonatedView />, { at: '/donate/done', path: '/donate/done' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('thankYou.forget') })));
  expect(services.session.voucher).toBeNull();
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
  expect(path()).toBe('/');
});
