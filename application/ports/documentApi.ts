import type { Result } from '#domain/core/result.ts';
import type {
  DocumentFormat,
  DocumentIdent,
  DocumentPin,
  VoucherDocument,
} from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** The backend's documents: PDF or ZIP files with codes, behind a mailed link. */
export interface DocumentApi {
  /**
   * Returns what the document is. Changes nothing, so it may be repeated. Refuses with `document-unknown` if there is
   * no such document. One that expired or is locked is no problem but a `state` of the answer.
   */
  look(ident: DocumentIdent): Promise<Result<VoucherDocument, Problem>>;
  /**
   * Returns the file as it was received; `checkFile` must check it before it is saved. `pin` is null if none is
   * required. Refuses with `document-unknown`, `pin-wrong` (`attemptsLeft`), `document-locked` (`availableAt`),
   * `document-expired` or `code-delayed` (`availableAt`). Never retried automatically: a wrong PIN uses up an
   * attempt.
   */
  download(
    ident: DocumentIdent,
    format: DocumentFormat,
    pin: DocumentPin | null,
  ): Promise<Result<ReceivedFile, Problem>>;
}
