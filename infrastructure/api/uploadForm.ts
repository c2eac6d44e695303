import type { TakenFile } from '#application/upload/takeFile.ts';
import { asKind } from '#domain/problem/asKind.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { FileKind } from '#domain/upload/fileKind.ts';
import type { Failure } from './call.ts';

const TYPES: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** Appends a file as part `file` under the given name: the file's own name may identify the user. */
export function appendFile(form: FormData, name: string, { kind, bytes }: TakenFile): void {
  form.append('file', new Blob([new Uint8Array(bytes)], { type: TYPES[kind] }), name);
}

/** Without an error code these are about the file; a server in front of the backend may send them. */
const ABOUT_THE_FILE = new Set([413, 415]);

export function uploadProblem({ status, problem }: Failure): Problem {
  if (status === null || !ABOUT_THE_FILE.has(status) || problem.code !== undefined) return problem;
  return asKind(problem, 'upload-refused');
}
