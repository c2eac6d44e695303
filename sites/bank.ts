import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** What bank-financed campaigns share: a reward to redeem as a whole, nothing to buy, and no navbar. */
export const BANK = {
  ...DEFAULTS,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  instructionsImage: null,
  numberOfShops: 500,
  b2bLinks: null,
  navbarLinks: { start: '/', buy: [], charge: false },
  tagManagerId: null,
  // Midnight in Berlin, in winter time: from 2025-10-28T23:00Z until 2025-11-03T23:00Z, exclusive.
  maintenance: { active: true, start: 1_761_692_400_000, end: 1_762_210_800_000 },
  hiddenShopCategories: [24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35],
  switches: {
    ...ALL_OFF,
    showUseDataConfirmation: true,
    showShopFilterBar: true,
  },
} satisfies Partial<SiteDetails>;
