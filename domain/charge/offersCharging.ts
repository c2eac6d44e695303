import { type Site, takesPayments } from '../site/site.ts';

export function offersCharging({ navbarLinks, payment }: Pick<Site, 'navbarLinks' | 'payment'>): boolean {
  return navbarLinks.charge && takesPayments({ payment });
}
