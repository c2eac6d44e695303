import type { Site } from '../site/site.ts';
import { walletAccount } from './walletRegion.ts';

export type PayingSite = Pick<Site, 'amazonPay' | 'currency' | 'payment'>;

/** The operator's configuration may name the wallet in a currency in which its provider has no accounts (product 9.7). */
export function takesWallet({ amazonPay, currency, payment }: PayingSite): boolean {
  return payment.wallet !== null && walletAccount(amazonPay?.ledgerCurrency ?? currency) !== null;
}

/** Apart from `paymentProviders`, because it is part of the first screen. */
export function takesPayments(site: PayingSite): boolean {
  return site.payment.card !== null || takesWallet(site);
}
