import { type Result, done, refused } from '#domain/core/result.ts';
import { type DocumentFormat, type DocumentPin, parseDocumentIdent } from '#domain/document/document.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DocumentApi } from '../ports/documentApi.ts';
import type { SaveFile } from '../ports/saveFile.ts';

/** Which file of a document is wanted. */
export interface DownloadRequest {
  readonly format: DocumentFormat;
  /** Null if the document requires none. */
  readonly pin: DocumentPin | null;
  /** The name of the saved file, without extension. */
  readonly name: string;
}

/** Downloads a document as PDF or ZIP and saves it, after checking that it is one (product 8.5, 8.6). */
export class DownloadDocument {
  readonly #api: Pick<DocumentApi, 'download'>;
  readonly #files: SaveFile;

  constructor(api: Pick<DocumentApi, 'download'>, files: SaveFile) {
    this.#api = api;
    this.#files = files;
  }

  /**
   * `ident` is the last part of the page's address, unchecked. Refuses with `document-unknown`, without a call if it
   * cannot be an ident; with `file-unusable` if what came is no such file or larger than 20 MB; and with all that
   * `DocumentApi.download` refuses with. Nothing is saved then.
   */
  async execute(ident: string, { format, pin, name }: DownloadRequest): Promise<Result<null, Problem>> {
    const parsed = parseDocumentIdent(ident);
    if (!parsed) return refused({ kind: 'document-unknown' });
    const answer = await this.#api.download(parsed, format, pin);
    if (!answer.ok) return answer;
    const file = checkFile(format, answer.value);
    if (!file.ok) return refused({ kind: 'file-unusable' });
    this.#files.save(file.value, name);
    return done(null);
  }
}
