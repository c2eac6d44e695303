import * as z from 'zod/mini';
import type { DocumentDesk } from '#application/ports/documentDesk.ts';
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
import { type Failure, ask } from './call.ts';
import type { ApiClient } from './client.ts';
import { askFile } from './file.ts';
import { withLinkToken } from './linkToken.ts';
import { instant, oneOf, orNull, readable, whole } from './shapes.ts';

const DocumentAnswer = z.object({
  state: oneOf(DOCUMENT_STATES),
  pinRequired: oneOf([true, false] as const),
  attemptsLeft: orNull(whole(0)),
  availableAt: orNull(instant),
  validUntil: orNull(instant),
  files: z.array(z.unknown()),
});

const File = z.object({ format: oneOf(DOCUMENT_FORMATS), bytes: whole(1) });

/**
 * Documents at `/v2/voucher-document`. Neither ident nor PIN ever stands in an address. A document's 404 without an
 * error code is `document-unknown`.
 */
export class HttpDocumentDesk implements DocumentDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async look(ident: DocumentIdent): Promise<Result<VoucherDocument, Problem>> {
    const answer = await ask(
      () => this.#api.GET('/v2/voucher-document', { params: withLinkToken(ident) }),
      DocumentAnswer,
    );
    if (!answer.ok) return refused(documentProblem(answer.fault));
    const files = oneOfEach(readable(answer.value.files, File));
    if (answer.value.state === 'READY' && files.length === 0) return refused({ kind: 'unreadable-answer' });
    return done({ ...answer.value, files });
  }

  async download(
    ident: DocumentIdent,
    format: DocumentFormat,
    pin: DocumentPin | null,
  ): Promise<Result<ReceivedFile, Problem>> {
    const answer = await askFile(() =>
      this.#api.POST('/v2/voucher-document/download', {
        params: withLinkToken(ident),
        body: pin === null ? { format } : { format, pin },
        parseAs: 'arrayBuffer',
      }),
    );
    return answer.ok ? answer : refused(documentProblem(answer.fault));
  }
}

/** Keeps the first file of each format, because people choose by format. */
function oneOfEach(files: readonly DocumentFile[]): readonly DocumentFile[] {
  return DOCUMENT_FORMATS.flatMap((format) => files.find((file) => file.format === format) ?? []);
}

function documentProblem({ status, isDocument, problem }: Failure): Problem {
  const isUnknown = status === 404 && isDocument && problem.kind === 'unknown';
  return isUnknown ? { ...problem, kind: 'document-unknown' } : problem;
}
