import { ContainerModule } from 'inversify';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { REDEMPTION } from '#ui/screens/redemption/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** The steps of a redemption: value, customer details, check and basket. */
export const redemption = areaOf(REDEMPTION, {
  bindings: new ContainerModule(({ bind }) => {
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
    quoteRedemption: container.get(QuoteRedemption),
  }),
});
