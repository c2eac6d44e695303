import type { Site } from '../site/site.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { offersCharging } from './offersCharging.ts';

/** True if this voucher is offered to be charged: it is a prepaid one, on a site where that can be done. */
export function canTopUp(
  { isPrepaid }: Pick<Voucher, 'isPrepaid'>,
  site: Pick<Site, 'navbarLinks' | 'payment'>,
): boolean {
  return isPrepaid && offersCharging(site);
}
