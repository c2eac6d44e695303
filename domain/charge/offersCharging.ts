import { type PayingSite, takesPayments } from '../payment/paymentProviders.ts';
import type { Site } from '../site/site.ts';

export type ChargingSite = PayingSite & Pick<Site, 'navbarLinks'>;

export function offersCharging(site: ChargingSite): boolean {
  return site.navbarLinks.charge && takesPayments(site);
}
