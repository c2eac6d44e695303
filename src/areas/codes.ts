import { ContainerModule } from 'inversify';
import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { OpenDocument } from '#application/document/openDocument.ts';
import type { DocumentApi } from '#application/ports/documentApi.ts';
import type { RedeemLinkApi } from '#application/ports/redeemLinkApi.ts';
import type { SaveFile } from '#application/ports/saveFile.ts';
import type { ScreenAwake } from '#application/ports/screenAwake.ts';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { type ResendApi, ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { HttpDocumentApi } from '#infrastructure/api/documentApi.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpResendApi } from '#infrastructure/api/resendApi.ts';
import { BrowserDownload } from '#infrastructure/files/browserDownload.ts';
import { WakeLockScreen } from '#infrastructure/page/wakeLock.ts';
import { CODES } from '#ui/screens/codes/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

export const CODES_TOKENS = {
  documentApi: token<DocumentApi>('DocumentApi'),
  redeemLinkApi: token<RedeemLinkApi>('RedeemLinkApi'),
  resendApi: token<ResendApi>('ResendApi'),
  saveFile: token<SaveFile>('SaveFile'),
  screenAwake: token<ScreenAwake>('ScreenAwake'),
} as const;

/** A shop's code behind its redeem link, documents, and resent mails. */
export const codes = areaOf(CODES, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(CODES_TOKENS.documentApi, HttpDocumentApi, TOKENS.api);
    bindAs(CODES_TOKENS.redeemLinkApi, HttpRedeemLinkApi, TOKENS.api);
    bindAs(CODES_TOKENS.resendApi, HttpResendApi, TOKENS.api);
    bindAs(CODES_TOKENS.saveFile, BrowserDownload);
    bindAs(CODES_TOKENS.screenAwake, WakeLockScreen);
    bindClass(OpenRedeemLink, CODES_TOKENS.redeemLinkApi);
    bindClass(RevealCode, CODES_TOKENS.redeemLinkApi);
    bindClass(RenewRedeemLink, CODES_TOKENS.redeemLinkApi);
    bindClass(ResendRedeemLink, CODES_TOKENS.resendApi);
    bindClass(DownloadCodePdf, CODES_TOKENS.redeemLinkApi, CODES_TOKENS.saveFile);
    bindClass(OpenDocument, CODES_TOKENS.documentApi);
    bindClass(DownloadDocument, CODES_TOKENS.documentApi, CODES_TOKENS.saveFile);
  }),
  record: (container) => ({
    downloadCodePdf: container.get(DownloadCodePdf),
    downloadDocument: container.get(DownloadDocument),
    openDocument: container.get(OpenDocument),
    openRedeemLink: container.get(OpenRedeemLink),
    renewRedeemLink: container.get(RenewRedeemLink),
    resendRedeemLink: container.get(ResendRedeemLink),
    revealCode: container.get(RevealCode),
    screenAwake: container.get(CODES_TOKENS.screenAwake),
  }),
});
