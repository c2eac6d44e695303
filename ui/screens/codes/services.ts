import type { DownloadDocument } from '#application/document/downloadDocument.ts';
import type { OpenDocument } from '#application/document/openDocument.ts';
import type { ScreenAwake } from '#application/ports/screenAwake.ts';
import type { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import type { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import { areaKey } from '../../session/area.ts';

export interface CodesServices {
  readonly downloadCodePdf: DownloadCodePdf;
  readonly downloadDocument: DownloadDocument;
  readonly openDocument: OpenDocument;
  readonly openRedeemLink: OpenRedeemLink;
  readonly renewRedeemLink: RenewRedeemLink;
  readonly resendRedeemLink: ResendRedeemLink;
  readonly revealCode: RevealCode;
  readonly screenAwake: ScreenAwake;
}

export const CODES = areaKey<CodesServices>('codes');
