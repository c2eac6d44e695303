import type { Site } from '../site/site.ts';
import type { Voucher } from '../voucher/voucher.ts';

/** True if this site has a way to pay, by which also what a voucher does not cover can be paid. */
export function takesPayments({ payment }: Pick<Site, 'payment'>): boolean {
  return payment.wallet !== null || payment.card !== null;
}

/** True if vouchers can be charged on this site: it offers that, and there is a way to pay. */
export function offersCharging(site: Pick<Site, 'navbarLinks' | 'payment'>): boolean {
  return site.navbarLinks.charge && takesPayments(site);
}

/** True if this voucher is offered to be charged: it is a prepaid one, on a site where that can be done. */
export function canTopUp(
  { isPrepaid }: Pick<Voucher, 'isPrepaid'>,
  site: Pick<Site, 'navbarLinks' | 'payment'>,
): boolean {
  return isPrepaid && offersCharging(site);
}
