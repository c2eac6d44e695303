import type { PaymentProvider } from './payment.ts';
import { type PayingSite, takesWallet } from './takesPayments.ts';

/** The ways to pay that a site can offer, as they are shown. */
export function paymentProviders(site: PayingSite): readonly PaymentProvider[] {
  return [
    ...(takesWallet(site) ? (['wallet'] as const) : []),
    ...(site.payment.card !== null ? (['card'] as const) : []),
  ];
}
