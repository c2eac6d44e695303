import type { DownloadDocument } from '#application/document/downloadDocument.ts';
import type { OpenDocument } from '#application/document/openDocument.ts';
import type { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MailRequested, ResendRequest } from '#domain/redemption/mailRequest.ts';
import { areaKey } from '../../session/area.ts';

export interface CodesServices {
  readonly downloadCodePdf: DownloadCodePdf;
  readonly downloadDocument: DownloadDocument;
  /** Keeps the screen on; returns a function that stops it. `onChange` gets false if the device does not keep it on. */
  readonly holdScreenAwake: (onChange: (held: boolean) => void) => () => void;
  readonly openDocument: OpenDocument;
  readonly openRedeemLink: OpenRedeemLink;
  readonly renewRedeemLink: RenewRedeemLink;
  /** Does not reveal whether code and address match. Refuses with `captcha-invalid`. Never retried automatically. */
  readonly resendRedeemLink: (request: ResendRequest) => Promise<Result<MailRequested, Problem>>;
  readonly revealCode: RevealCode;
  /** `name` without extension. */
  readonly savePicture: (picture: Blob, name: string) => void;
}

export const CODES = areaKey<CodesServices>('codes');
