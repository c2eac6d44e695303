import { ContainerModule } from 'inversify';
import { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { prepareRedemption } from '#application/redemption/prepareRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { REDEMPTION_KEPT } from '#infrastructure/kept/redemptionKept.ts';
import { REDEMPTION } from '#ui/screens/redemption/services.ts';
import { token } from '../wiring/token.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

const REDEMPTION_TOKENS = {
  kept: token<BrowserKept<keyof typeof FIRST_KEPT | keyof typeof REDEMPTION_KEPT>>('KeptOfRedemption'),
};

/** The steps of a redemption: value, customer details, check and basket. */
export const redemption = areaOf(REDEMPTION, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass } = binding(bind);
    bind(REDEMPTION_TOKENS.kept).toResolvedValue((kept) => kept.with(REDEMPTION_KEPT), [TOKENS.kept]);
    bindClass(KeepEndAmount, REDEMPTION_TOKENS.kept);
    bindClass(QuoteRedemption, SHARED.redemptionApi, TOKENS.clock);
  }),
  record: (container) => ({
    keepEndAmount: container.get(KeepEndAmount),
    kept: storedValues(container, REDEMPTION_TOKENS.kept),
    prepareRedemption: prepareRedemption(container.get(SHARED.kept), container.get(LastReceipt)),
    quoteRedemption: container.get(QuoteRedemption),
  }),
});
