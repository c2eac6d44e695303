import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PendingStatus } from '#domain/orders/pendingOrder.ts';
import { aCustomer, aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation } from '#tests/data/donation.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { DonatedView } from '#ui/screens/donation/donated/DonatedView.tsx';

it('removes the receipt of a donation, the customer data, the voucher and the remembered shops from the device', async () => {
  const { services, device, kept } = await anApp({
    locale: 'en',
    session: aSession(),
    drafts: { customer: aCustomerDraft() },
    remembered: { recent: ['shop-1'], favourites: ['shop-1'] },
    giving: { receipt: { donation: aDonation(), email: aCustomer().email } },
  });
  const { path } = await show(services, <DonatedView />, { at: '/donate/done', path: '/donate/done' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('thankYou.forget') })));
  expect(services.session.voucher).toBeNull();
  expect(kept.read('customerDraft')).toBeNull();
  expect(device.kept.read('rememberedShops')).toBeNull();
  expect(path()).toBe('/');
});

/** The messages of a page after the press, with an open order of this status or with none. */
async function removeData(standing?: PendingStatus) {
  const { services, device } = await anApp({
    locale: 'en',
    giving: { receipt: { donation: aDonation(), email: aCustomer().email } },
    drafts: standing ? { pendingOrder: anOpenOrder({ standing }) } : {},
  });
  await show(services, <DonatedView />, { at: '/donate/done', path: '/donate/done' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('thankYou.forget') })));
  return { words: services.flash.messages.map(({ html }) => html), device };
}

it('says that all data is removed', async () => {
  expect((await removeData()).words).toEqual([say('thankYou.forgotten')]);
});

it.each(['sent', 'reserved', 'mismatch'] as const)(
  'does not say that all data is removed while an open order is stored: %s',
  async (standing) => {
    const { words, device } = await removeData(standing);
    expect(device.pendingStores.redemption.read()).not.toBeNull();
    expect(words).toEqual([say('strip.removedOpen')]);
  },
);
