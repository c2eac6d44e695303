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
    bind(CODES_TOKENS.documentDesk).toResolvedValue((api) => new HttpDocumentDesk(api), [TOKENS.api]);
    bind(CODES_TOKENS.redeemLinkDesk).toResolvedValue((api) => new HttpRedeemLinkDesk(api), [TOKENS.api]);
    bind(CODES_TOKENS.resendDesk).toResolvedValue((api) => new HttpResendDesk(api), [TOKENS.api]);
    bind(CODES_TOKENS.saveFile).toResolvedValue(() => new BrowserDownload(), []);
    bind(CODES_TOKENS.screenAwake).toResolvedValue(() => new WakeLockScreen(), []);
    bind(OpenRedeemLink).toResolvedValue((desk) => new OpenRedeemLink(desk), [CODES_TOKENS.redeemLinkDesk]);
    bind(RevealCode).toResolvedValue((desk) => new RevealCode(desk), [CODES_TOKENS.redeemLinkDesk]);
    bind(RenewRedeemLink).toResolvedValue((desk) => new RenewRedeemLink(desk), [CODES_TOKENS.redeemLinkDesk]);
    bind(ResendRedeemLink).toResolvedValue((desk) => new ResendRedeemLink(desk), [CODES_TOKENS.resendDesk]);
    bind(DownloadCodePdf).toResolvedValue(
      (desk, files) => new DownloadCodePdf(desk, files),
      [CODES_TOKENS.redeemLinkDesk, CODES_TOKENS.saveFile],
    );
    bind(OpenDocument).toResolvedValue((desk) => new OpenDocument(desk), [CODES_TOKENS.documentDesk]);
    bind(DownloadDocument).toResolvedValue(
      (desk, files) => new DownloadDocument(desk, files),
      [CODES_TOKENS.documentDesk, CODES_TOKENS.saveFile],
    );
  }),
  texts: {
    de: () => import('#locales/codes/de.json').then((file) => file.default),
    en: () => import('#locales/codes/en.json').then((file) => file.default),
    fr: () => import('#locales/codes/fr.json').then((file) => file.default),
    it: () => import('#locales/codes/it.json').then((file) => file.default),
    nl: () => import('#locales/codes/nl.json').then((file) => file.default),
  },
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
