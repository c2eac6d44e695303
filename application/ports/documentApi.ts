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
   * Returns the document's description. Only reads, so it can be repeated. Refuses with `document-unknown` if there is
   * no such document. An expired or locked document is no problem but a `state` of the answer.
   */
  look(ident: DocumentIdent): Promise<Result<VoucherDocument, Problem>>;
  /**
   * Returns the file as received; check it with `checkFile` before saving. `pin` is null if none is required. Refuses
   * with `document-unknown`, `pin-wrong` (`attemptsLeft`), `document-locked` (`availableAt`), `document-expired` or
   * `code-delayed`. Never retried automatically, because a wrong PIN uses up an attempt.
   */
  download(
    ident: DocumentIdent,
    format: DocumentFormat,
    pin: DocumentPin | null,
  ): Promise<Result<ReceivedFile, Problem>>;
}
