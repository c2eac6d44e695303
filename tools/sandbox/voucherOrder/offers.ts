import type { SandboxSite } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';

/** The same amounts in every currency. Each voucher gets the bonus. */
const OFFERS: Omit<Wire['VoucherOffers'], 'currency'> = {
  starterBundle: { quantity: 3, valueInCent: 2500, bonusInCent: 250 },
  promotion: {
    minQuantity: 1,
    maxQuantity: 20,
    values: [
      { valueInCent: 2500, bonusInCent: 200 },
      { valueInCent: 5000, bonusInCent: 500 },
      { valueInCent: 10_000, bonusInCent: 1200 },
    ],
    exchange: true,
  },
};

/** No offers on sites without top-ups. */
export function offersOf({ currency, charges }: SandboxSite): Wire['VoucherOffers'] {
  return { currency, ...(charges && OFFERS) };
}
