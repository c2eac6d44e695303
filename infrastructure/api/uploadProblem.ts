import type { Problem } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/** What a server says that stands before the backend, and what a backend may say without an error code. */
const ABOUT_THE_FILE = new Set([413, 415]);

/** Returns the problem of a call that carried files: one that is refused by its status alone is about the file. */
export function uploadProblem({ status, problem }: Failure): Problem {
  if (status === null || !ABOUT_THE_FILE.has(status) || problem.code !== undefined) return problem;
  return { ...problem, kind: 'upload-refused' };
}
