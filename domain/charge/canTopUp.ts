import type { Site } from '../site/site.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { offersCharging } from './offersCharging.ts';

export function canTopUp(
  { isPrepaid }: Pick<Voucher, 'isPrepaid'>,
  site: Pick<Site, 'navbarLinks' | 'payment'>,
): boolean {
  return isPrepaid && offersCharging(site);
}
