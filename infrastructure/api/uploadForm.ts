import type { TakenFile } from '#application/upload/takeFile.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { FileKind } from '#domain/upload/fileKind.ts';
import type { Failure } from './call.ts';

const TYPES: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Adds a file to a form as its part `file`, under this name: its own may say whose it is, so it stays here. */
export function appendFile(form: FormData, name: string, { kind, bytes }: TakenFile): void {
  form.append('file', new Blob([new Uint8Array(bytes)], { type: TYPES[kind] }), name);
}

/** What a server says that stands before the backend, and what a backend may say without an error code. */
const ABOUT_THE_FILE = new Set([413, 415]);

/** Returns the problem of a call that carried files: one that is refused by its status alone is about the file. */
export function uploadProblem({ status, problem }: Failure): Problem {
  if (status === null || !ABOUT_THE_FILE.has(status) || problem.code !== undefined) return problem;
  return { ...problem, kind: 'upload-refused' };
}
