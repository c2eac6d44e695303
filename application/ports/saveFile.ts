import type { CheckedFile } from '#domain/document/fileCheck.ts';

/** Puts a file among the person's downloads. */
export interface SaveFile {
  /** `name` is ours and fixed, without its ending: a name from an answer would decide where it lands. */
  save(file: CheckedFile, name: string): void;
}
