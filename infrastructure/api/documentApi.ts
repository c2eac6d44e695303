import * as z from 'zod/mini';
import type { DocumentApi } from '#application/ports/documentApi.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import {
  DOCUMENT_FORMATS,
  DOCUMENT_STATES,
  type DocumentFile,
  type DocumentFormat,
  type DocumentIdent,
  type DocumentPin,
  type VoucherDocument,
} from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { HttpApi } from './httpApi.ts';
import { ask } from './call.ts';
import { ifOffered } from './ifOffered.ts';
import { askFile } from './file.ts';
import { byLink, withLinkToken } from './linkToken.ts';
import { instant, oneOf, orNull, readable, whole } from './shapes.ts';
import type { Items } from './tied.ts';

const File = z.object({ format: oneOf(DOCUMENT_FORMATS), bytes: whole(1) });

const DocumentAnswer = z.object({
  state: oneOf(DOCUMENT_STATES),
  pinRequired: oneOf([true, false] as const),
  attemptsLeft: orNull(whole(0)),
  availableAt: orNull(instant),
  validUntil: orNull(instant),
  files: z.array(z.unknown()) as Items<typeof File>,
});

const UNKNOWN = { 404: 'document-unknown' } as const;

/** Ident and PIN never appear in a URL. A 404 without an error code is `document-unknown`. */
export class HttpDocumentApi extends HttpApi implements DocumentApi {
  async look(ident: DocumentIdent): Promise<Result<VoucherDocument, Problem>> {
    const answer = await byLink(
      ifOffered(
        ask(() => this.api.GET('/v2/voucher-document', { params: withLinkToken(ident) }), DocumentAnswer),
      ),
      UNKNOWN,
    );
    if (!answer.ok) return answer;
    const files = oneOfEach(readable(answer.value.files, File));
    if (answer.value.state === 'READY' && files.length === 0) return refused({ kind: 'unreadable-answer' });
    return done({ ...answer.value, files });
  }

  download(
    ident: DocumentIdent,
    format: DocumentFormat,
    pin: DocumentPin | null,
  ): Promise<Result<ReceivedFile, Problem>> {
    const params = withLinkToken(ident);
    const body = pin === null ? { format } : { format, pin };
    return byLink(
      ifOffered(
        askFile(() =>
          this.api.POST('/v2/voucher-document/download', { params, body, parseAs: 'arrayBuffer' }),
        ),
      ),
      UNKNOWN,
    );
  }
}

/** Keeps the first file of each format, because the user chooses by format. */
function oneOfEach(files: readonly DocumentFile[]): readonly DocumentFile[] {
  return DOCUMENT_FORMATS.flatMap((format) => files.find((file) => file.format === format) ?? []);
}
