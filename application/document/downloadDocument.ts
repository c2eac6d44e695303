import { type Result, done, refused } from '#domain/core/result.ts';
import { type DocumentFormat, type DocumentPin, parseDocumentIdent } from '#domain/document/document.ts';
import { checkFile } from '#domain/document/fileCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DocumentDesk } from '../ports/documentDesk.ts';
import type { SaveFile } from '../ports/saveFile.ts';

export interface DownloadWish {
  readonly format: DocumentFormat;
  /** Null where the document asks for none. */
  readonly pin: DocumentPin | null;
  /** The file's, without its ending. */
  readonly name: string;
}

/** Saves a document as PDF or ZIP, once it is sure that it is one (specification 1). */
export class DownloadDocument {
  readonly #desk: Pick<DocumentDesk, 'download'>;
  readonly #files: SaveFile;

  constructor(desk: Pick<DocumentDesk, 'download'>, files: SaveFile) {
    this.#desk = desk;
    this.#files = files;
  }

  async execute(ident: string, { format, pin, name }: DownloadWish): Promise<Result<null, Problem>> {
    const parsed = parseDocumentIdent(ident);
    if (!parsed) return refused({ kind: 'document-unknown' });
    const answer = await this.#desk.download(parsed, format, pin);
    if (!answer.ok) return answer;
    const file = checkFile(format, answer.value);
    if (!file.ok) return refused({ kind: 'file-unusable' });
    this.#files.save(file.value, name);
    return done(null);
  }
}
