import { ContainerModule } from 'inversify';
import { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import { OpenChat } from '#application/help/openChat.ts';
import { SendSupportRequest, type SupportApi } from '#application/help/sendSupportRequest.ts';
import type { Photos } from '#application/ports/photos.ts';
import type { Site } from '#domain/site/site.ts';
import { HttpSupportApi } from '#infrastructure/api/supportApi.ts';
import { CanvasPhotos } from '#infrastructure/photos/canvasPhotos.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { HELP_KEPT } from '#infrastructure/kept/helpKept.ts';
import type { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { HELP } from '#ui/screens/help/services.ts';
import { allowsThirdParties } from './allowsThirdParties.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

export const HELP_TOKENS = {
  helpPhotos: token<Photos>('HelpPhotos'),
  kept: token<BrowserKept<keyof typeof SHARED_KEPT | keyof typeof HELP_KEPT>>('KeptOfHelp'),
  supportApi: token<SupportApi>('SupportApi'),
} as const;

export const help = areaOf(HELP, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bind(HELP_TOKENS.kept).toResolvedValue((kept) => kept.with(HELP_KEPT), [SHARED.kept]);
    bindClass(KeepSupportRequest, HELP_TOKENS.kept);
    bindAs(HELP_TOKENS.helpPhotos, CanvasPhotos);
    bindAs(HELP_TOKENS.supportApi, HttpSupportApi, TOKENS.api, TOKENS.onCall);
    bindClass(SendSupportRequest, HELP_TOKENS.supportApi, HELP_TOKENS.kept);
  }),
  record: (container, { site }) => ({
    keepSupportRequest: container.get(KeepSupportRequest),
    kept: storedValues(container, HELP_TOKENS.kept),
    openChat: new OpenChat(container.get(TOKENS.loadPrivacyTools), chatOf(site.site)),
    photos: container.get(HELP_TOKENS.helpPhotos),
    sendSupportRequest: container.get(SendSupportRequest),
  }),
});

/** The site's chat key; null if it has no chat or this document must not run third parties. */
function chatOf(site: Site): string | null {
  const { isActive, key } = site.zendesk;
  return isActive && key !== '' && allowsThirdParties(site) ? key : null;
}
