import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { OpenDocument } from '#application/document/openDocument.ts';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import type { ResendRequest } from '#domain/redemption/mailRequest.ts';
import { HttpDocumentApi } from '#infrastructure/api/documentApi.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpResendApi } from '#infrastructure/api/resendApi.ts';
import { BrowserDownload } from '#infrastructure/files/browserDownload.ts';
import { savePicture } from '#infrastructure/files/pictureDownload.ts';
import { holdScreenAwake } from '#infrastructure/page/wakeLock.ts';
import { CODES, type CodesServices } from '#ui/screens/codes/services.ts';
import { token } from '../wiring/token.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';

export const HOLD_SCREEN_AWAKE = token<CodesServices['holdScreenAwake']>('HoldScreenAwake');

export const SAVE_PICTURE = token<CodesServices['savePicture']>('SavePicture');

/** A shop's code behind its redeem link, documents, and resent mails. */
export const codes = areaOf(CODES, ({ bind, bindTo, make }) => {
  const documentApi = bind(HttpDocumentApi, TOKENS.api);
  const linkApi = bind(HttpRedeemLinkApi, TOKENS.api);
  const files = bind(BrowserDownload);
  return {
    downloadCodePdf: bind(DownloadCodePdf, linkApi, files),
    downloadDocument: bind(DownloadDocument, documentApi, files),
    holdScreenAwake: bindTo(HOLD_SCREEN_AWAKE, () => holdScreenAwake),
    openDocument: bind(OpenDocument, documentApi),
    openRedeemLink: bind(OpenRedeemLink, linkApi),
    renewRedeemLink: bind(RenewRedeemLink, linkApi),
    resendRedeemLink: make(
      (api) => (request: ResendRequest) => api.resend(request),
      bind(HttpResendApi, TOKENS.api),
    ),
    revealCode: bind(RevealCode, linkApi),
    savePicture: bindTo(SAVE_PICTURE, () => savePicture),
  };
});
