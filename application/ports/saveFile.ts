import type { CheckedFile } from '#domain/document/fileCheck.ts';

/** Saves a file to the user's downloads. */
export interface SaveFile {
  /** `name` is ours and has no file extension; a name from a response could decide where the file is saved. */
  save(file: CheckedFile, name: string): void;
}
