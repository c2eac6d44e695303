import { type Site, takesPayments } from '../site/site.ts';
import type { Voucher } from '../voucher/voucher.ts';

/** True if vouchers can be charged on this site: it offers that, and there is a way to pay. */
export function offersCharging({ navbarLinks, payment }: Pick<Site, 'navbarLinks' | 'payment'>): boolean {
  return navbarLinks.charge && takesPayments({ payment });
}

/** True if this voucher is offered to be charged: it is a prepaid one, on a site where that can be done. */
export function canTopUp(
  { isPrepaid }: Pick<Voucher, 'isPrepaid'>,
  site: Pick<Site, 'navbarLinks' | 'payment'>,
): boolean {
  return isPrepaid && offersCharging(site);
}
