import { act, fireEvent, screen } from '@testing-library/react';
import { done } from '#domain/core/result.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Switch } from '#domain/site/switches.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { say } from '#tests/data/english.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { CustomerView } from '#ui/screens/redemption/customer/CustomerView.tsx';

export const PLACE = { at: '/redeem/shop-1/details', path: '/redeem/:shopId/details' };

interface Wish {
  switches?: readonly Switch[];
  shop?: Partial<ShopDetails>;
  typed?: Partial<CustomerDraft>;
  site?: Partial<Site>;
  voucher?: Partial<Voucher>;
  lastEndAmount?: number;
}

/** Step 3, with a voucher in use and a value of 25 euros chosen. */
export async function aStep({
  switches = [],
  shop = {},
  typed,
  site,
  voucher = {},
  lastEndAmount,
}: Wish = {}) {
  const app = await anApp({
    locale: 'en',
    session: aSession({ voucher: aVoucher(voucher) }),
    ...(lastEndAmount !== undefined && { lastEndAmount }),
    site: { ...site, switches: switchedOn('redeemValueChooseable', ...switches) },
    shops: { pages: [done(aShopPage(shop))] },
    drafts: {
      redemption: { shopId: 'shop-1', valueInCent: 25_00 },
      ...(typed && { customer: aCustomerDraft(typed) }),
    },
  });
  return { ...app, ...(await show(app.services, <CustomerView />, PLACE)) };
}

export const submit = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: say('customer.go') })));
export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A voucher that can be topped up, on a site that does so. */
export const TOPPABLE = { voucher: { isPrepaid: true }, site: CHARGING };
