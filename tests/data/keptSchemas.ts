import { DONATION_KEPT } from '#infrastructure/kept/donationKept.ts';
import { FRAUD_KEPT } from '#infrastructure/kept/fraudKept.ts';
import { HELP_KEPT } from '#infrastructure/kept/helpKept.ts';
import { REACTIVATION_KEPT } from '#infrastructure/kept/reactivationKept.ts';
import { REDEMPTION_KEPT } from '#infrastructure/kept/redemptionKept.ts';
import { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { SHOPS_KEPT } from '#infrastructure/kept/shopsKept.ts';

/** The schemas of all stored values of all areas. Pending orders have their own. */
export const ALL_KEPT = {
  ...SHARED_KEPT,
  ...DONATION_KEPT,
  ...FRAUD_KEPT,
  ...HELP_KEPT,
  ...REACTIVATION_KEPT,
  ...REDEMPTION_KEPT,
  ...SHOPS_KEPT,
};
