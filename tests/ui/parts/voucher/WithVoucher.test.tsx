import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonationDraft, anOrganisation } from '#tests/data/donation.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { DonateView } from '#ui/screens/donation/donate/DonateView.tsx';

it('hides what one holder typed from the next holder in the same tab', async () => {
  const first = aSession({ voucher: aVoucher({ serialNumber: '111111111' }) });
  const next = {
    ...aSession({ voucher: aVoucher({ serialNumber: '222222222' }) }),
    token: 'next' as VoucherToken,
  };
  const email = 'ada@post.example';
  const app = await anApp({
    locale: 'en',
    session: first,
    donations: { organisations: [done([anOrganisation()])] },
    drafts: { customer: aCustomerDraft({ email, repeatEmail: email }) },
    giving: { draft: aDonationDraft() },
  });
  await show(app.services, <DonateView />, { at: '/donate', path: '/donate' });
  const field = () => document.querySelector<HTMLInputElement>('input[name=email]');
  expect(field()?.value).toBe(email);
  app.device.take.execute(next, 0);
  await act(async () => app.services.session.lookAgain());
  // What restores a voucher is a chunk of its own.
  await waitFor(() => expect(app.services.session.mark).toBe('222222222'));
  expect(field()?.value).toBe('');
});
