import { type Result, done, refused } from '#domain/core/result.ts';
import { type DocumentFormat, type DocumentPin, parseDocumentIdent } from '#domain/document/document.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DocumentApi } from '../ports/documentApi.ts';
import type { SaveFile } from '../ports/saveFile.ts';

export interface DownloadRequest {
  readonly format: DocumentFormat;
  readonly pin: DocumentPin | null;
  /** The name of the saved file, without extension. */
  readonly name: string;
}

export class DownloadDocument {
  readonly #api: Pick<DocumentApi, 'download'>;
  readonly #files: SaveFile;

  constructor(api: Pick<DocumentApi, 'download'>, files: SaveFile) {
    this.#api = api;
    this.#files = files;
  }

  /** `ident` is the unchecked last path segment. Refuses with `file-unusable` for another file type or above 20 MB. */
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
