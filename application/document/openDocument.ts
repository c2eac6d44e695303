import { type Result, refused } from '#domain/core/result.ts';
import { type VoucherDocument, parseDocumentIdent } from '#domain/document/document.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DocumentDesk } from '../ports/documentDesk.ts';

/** Looks at what a document link leads to; nothing is consumed. */
export class OpenDocument {
  readonly #desk: Pick<DocumentDesk, 'look'>;

  constructor(desk: Pick<DocumentDesk, 'look'>) {
    this.#desk = desk;
  }

  /** `ident` is the address's last part, foreign text; what cannot be one is refused without a call. */
  async execute(ident: string): Promise<Result<VoucherDocument, Problem>> {
    const parsed = parseDocumentIdent(ident);
    return parsed ? this.#desk.look(parsed) : refused({ kind: 'document-unknown' });
  }
}
