import type { Site } from '../site/site.ts';

/** True if something can be paid on this site. */
export function takesPayments({ payment }: Pick<Site, 'payment'>): boolean {
  return payment.wallet !== null || payment.card !== null;
}
