import { ContainerModule } from 'inversify';
import { BeginRedemptionWallet } from '#application/redemption/beginRedemptionWallet.ts';
import { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { REDEMPTION_KEPT } from '#infrastructure/kept/redemptionKept.ts';
import { REDEMPTION } from '#ui/screens/redemption/services.ts';
import { token } from '../wiring/token.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { watched } from './watched.ts';
import { SHARED } from './sharedTokens.ts';

const REDEMPTION_TOKENS = {
  kept: token<BrowserKept<keyof typeof FIRST_KEPT | keyof typeof REDEMPTION_KEPT>>('KeptOfRedemption'),
};

/** The steps of a redemption: value, customer details, check and basket. */
export const redemption = areaOf(REDEMPTION, {
  bindings: new ContainerModule(({ bind }) => {
    bind(REDEMPTION_TOKENS.kept).toResolvedValue((kept) => kept.with(REDEMPTION_KEPT), [TOKENS.kept]);
    bind(KeepEndAmount).toResolvedValue((kept) => new KeepEndAmount(kept), [REDEMPTION_TOKENS.kept]);
    bind(BeginRedemptionWallet).toResolvedValue(
      (till) => new BeginRedemptionWallet(till),
      [SHARED.paidRedemptions],
    );
    bind(QuoteRedemption).toResolvedValue(
      (desk, clock) => new QuoteRedemption(desk, clock),
      [SHARED.redemptionDesk, TOKENS.clock],
    );
  }),
  texts: {
    de: () => import('#locales/redemption/de.json').then((file) => file.default),
    en: () => import('#locales/redemption/en.json').then((file) => file.default),
    fr: () => import('#locales/redemption/fr.json').then((file) => file.default),
    it: () => import('#locales/redemption/it.json').then((file) => file.default),
    nl: () => import('#locales/redemption/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    keepEndAmount: container.get(KeepEndAmount),
    kept: watched(container, REDEMPTION_TOKENS.kept),
    beginRedemptionWallet: container.get(BeginRedemptionWallet),
    quoteRedemption: container.get(QuoteRedemption),
  }),
});
