import type { TakenFile } from '#application/upload/takeFile.ts';
import type { FileKind } from '#domain/upload/fileKind.ts';

const TYPES: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Adds a file to a form as its part `file`, under this name: its own may say whose it is, so it stays here. */
export function appendFile(form: FormData, name: string, { kind, bytes }: TakenFile): void {
  form.append('file', new Blob([new Uint8Array(bytes)], { type: TYPES[kind] }), name);
}
