import { type Site, takesPayments } from '../site/site.ts';

/** True if vouchers can be charged on this site: it offers that, and there is a way to pay. */
export function offersCharging({ navbarLinks, payment }: Pick<Site, 'navbarLinks' | 'payment'>): boolean {
  return navbarLinks.charge && takesPayments({ payment });
}
