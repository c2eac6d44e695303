import { type Container, ContainerModule } from 'inversify';
import { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { LoadTexts } from '#application/site/loadTexts.ts';
import { HttpResendDesk } from '#infrastructure/api/resendDesk.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import type { Aftercare } from '#ui/services.ts';
import { AFTERCARE_TEXTS } from '../aftercareTexts.ts';
import { buildSettings } from './environment.ts';
import { NO_TEXTS } from './noTexts.ts';
import { TOKENS } from './tokens.ts';

const aftercareModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.loadAftercareTexts).toResolvedValue(
    (log) =>
      new LoadTexts(new FileTexts(buildSettings().usesTranslationDump ? NO_TEXTS : AFTERCARE_TEXTS), log),
    [TOKENS.log],
  );
  bind(TOKENS.resendDesk).toResolvedValue((api) => new HttpResendDesk(api), [TOKENS.api]);
  bind(TOKENS.resendRedeemLink).toResolvedValue((desk) => new ResendRedeemLink(desk), [TOKENS.resendDesk]);
});

/**
 * Adds what comes after a redemption and beside it: resending, documents, giveaways, donations. Only the screens that
 * need it fetch it, after the journey, and again where their texts did not come.
 */
export function loadAftercare(container: Container): Aftercare {
  if (!container.isBound(TOKENS.loadAftercareTexts)) container.load(aftercareModule);
  return { resendRedeemLink: container.get(TOKENS.resendRedeemLink) };
}
