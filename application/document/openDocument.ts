import { type Result, refused } from '#domain/core/result.ts';
import { type VoucherDocument, parseDocumentIdent } from '#domain/document/document.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DocumentApi } from '../ports/documentApi.ts';

export class OpenDocument {
  readonly #api: Pick<DocumentApi, 'look'>;

  constructor(api: Pick<DocumentApi, 'look'>) {
    this.#api = api;
  }

  /** `ident` is the unchecked last path segment; a malformed one is refused with `document-unknown` without a call. */
  async execute(ident: string): Promise<Result<VoucherDocument, Problem>> {
    const parsed = parseDocumentIdent(ident);
    return parsed ? this.#api.look(parsed) : refused({ kind: 'document-unknown' });
  }
}
