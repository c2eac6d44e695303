import type { CheckedFile } from '#domain/document/fileCheck.ts';

/** Saves a file to the person's downloads. */
export interface SaveFile {
  /** `name` is fixed by us and has no file extension; a name from an answer could decide where the file is put. */
  save(file: CheckedFile, name: string): void;
}
