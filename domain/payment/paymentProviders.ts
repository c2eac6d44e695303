import type { Site } from '../site/site.ts';
import type { PaymentProvider } from './payment.ts';
import { walletAccount } from './walletRegion.ts';

type PayingSite = Pick<Site, 'amazonPay' | 'currency' | 'payment'>;

/**
 * The ways to pay that a site can offer, as they are shown. The operator's configuration may name the wallet in a
 * currency in which its provider has no accounts: then the site does not offer it (product 9.7).
 */
export function paymentProviders({ amazonPay, currency, payment }: PayingSite): readonly PaymentProvider[] {
  const hasAccount = walletAccount(amazonPay?.ledgerCurrency ?? currency) !== null;
  return [
    ...(payment.wallet !== null && hasAccount ? (['wallet'] as const) : []),
    ...(payment.card !== null ? (['card'] as const) : []),
  ];
}
