import { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import { OpenChat } from '#application/help/openChat.ts';
import { SendSupportRequest } from '#application/help/sendSupportRequest.ts';
import type { Site } from '#domain/site/site.ts';
import type { Photos } from '#application/ports/photos.ts';
import { uploadsOf } from '#application/upload/uploads.ts';
import { HttpSupportApi } from '#infrastructure/api/supportApi.ts';
import { CanvasPhotos } from '#infrastructure/photos/canvasPhotos.ts';
import { HELP_KEPT } from '#infrastructure/kept/helpKept.ts';
import { HELP } from '#ui/screens/help/services.ts';
import { allowsThirdParties } from './allowsThirdParties.ts';
import { token } from '../wiring/token.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

export const HELP_PHOTOS = token<Photos>('Photos');

export const help = areaOf(HELP, (wire, { site }) => {
  const { bind, bindTo, make } = wire;
  const kept = make((of) => of.with(HELP_KEPT), SHARED.kept);
  return {
    keepSupportRequest: bind(KeepSupportRequest, kept),
    kept: storedValues(wire, kept),
    openChat: make((load) => new OpenChat(load, chatOf(site.site)), TOKENS.loadPrivacyTools),
    sendSupportRequest: bind(SendSupportRequest, bind(HttpSupportApi, TOKENS.api, TOKENS.onCall), kept),
    uploads: make(
      uploadsOf,
      bindTo(HELP_PHOTOS, () => new CanvasPhotos()),
    ),
  };
});

/** The site's chat key; null if it has no chat or this document must not run third parties. */
function chatOf(site: Site): string | null {
  const { isActive, key } = site.zendesk;
  return isActive && key !== '' && allowsThirdParties(site) ? key : null;
}
