import type { Result } from '#domain/core/result.ts';
import type {
  DocumentFormat,
  DocumentIdent,
  DocumentPin,
  VoucherDocument,
} from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Where a document link leads. Looking consumes nothing. */
export interface DocumentDesk {
  look(ident: DocumentIdent): Promise<Result<VoucherDocument, Problem>>;
  /** The file, unchecked. */
  download(
    ident: DocumentIdent,
    format: DocumentFormat,
    pin: DocumentPin | null,
  ): Promise<Result<ReceivedFile, Problem>>;
}
