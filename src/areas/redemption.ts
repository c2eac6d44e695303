import { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { prepareRedemption } from '#application/redemption/prepareRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { REDEMPTION_KEPT } from '#infrastructure/kept/redemptionKept.ts';
import { REDEMPTION } from '#ui/screens/redemption/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

/** The steps of a redemption: value, customer details, check and basket. */
export const redemption = areaOf(REDEMPTION, (wire) => {
  const { bind, make } = wire;
  const kept = make((of) => of.with(REDEMPTION_KEPT), TOKENS.kept);
  return {
    keepEndAmount: bind(KeepEndAmount, kept),
    kept: storedValues(wire, kept),
    prepareRedemption: make(prepareRedemption, SHARED.kept, LastReceipt),
    quoteRedemption: bind(QuoteRedemption, SHARED.redemptionApi, TOKENS.clock),
  };
});
