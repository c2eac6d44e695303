import { ContainerModule } from 'inversify';
import { DownloadDocument } from '#application/document/downloadDocument.ts';
import { OpenDocument } from '#application/document/openDocument.ts';
import type { DocumentDesk } from '#application/ports/documentDesk.ts';
import type { RedeemLinkDesk } from '#application/ports/redeemLinkDesk.ts';
import type { SaveFile } from '#application/ports/saveFile.ts';
import type { ScreenAwake } from '#application/ports/screenAwake.ts';
import { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import { type ResendDesk, ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { HttpDocumentDesk } from '#infrastructure/api/documentDesk.ts';
import { HttpRedeemLinkDesk } from '#infrastructure/api/redeemLinkDesk.ts';
import { HttpResendDesk } from '#infrastructure/api/resendDesk.ts';
import { BrowserDownload } from '#infrastructure/files/browserDownload.ts';
import { WakeLockScreen } from '#infrastructure/screen/wakeLock.ts';
import { CODES } from '#ui/screens/codes/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

/** Container tokens of the ports that only this area uses. */
export const CODES_TOKENS = {
  documentDesk: token<DocumentDesk>('DocumentDesk'),
  redeemLinkDesk: token<RedeemLinkDesk>('RedeemLinkDesk'),
  resendDesk: token<ResendDesk>('ResendDesk'),
  saveFile: token<SaveFile>('SaveFile'),
  screenAwake: token<ScreenAwake>('ScreenAwake'),
} as const;

/** The page of a shop's code behind its redeem link, documents, and mails that are sent again. */
export const codes = areaOf(CODES, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(CODES_TOKENS.documentDesk, HttpDocumentDesk, TOKENS.api);
    bindAs(CODES_TOKENS.redeemLinkDesk, HttpRedeemLinkDesk, TOKENS.api);
    bindAs(CODES_TOKENS.resendDesk, HttpResendDesk, TOKENS.api);
    bindAs(CODES_TOKENS.saveFile, BrowserDownload);
    bindAs(CODES_TOKENS.screenAwake, WakeLockScreen);
    bindClass(OpenRedeemLink, CODES_TOKENS.redeemLinkDesk);
    bindClass(RevealCode, CODES_TOKENS.redeemLinkDesk);
    bindClass(RenewRedeemLink, CODES_TOKENS.redeemLinkDesk);
    bindClass(ResendRedeemLink, CODES_TOKENS.resendDesk);
    bindClass(DownloadCodePdf, CODES_TOKENS.redeemLinkDesk, CODES_TOKENS.saveFile);
    bindClass(OpenDocument, CODES_TOKENS.documentDesk);
    bindClass(DownloadDocument, CODES_TOKENS.documentDesk, CODES_TOKENS.saveFile);
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
