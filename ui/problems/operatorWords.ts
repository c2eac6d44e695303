import type { Problem, ProblemKind } from '#domain/problem/problem.ts';

/**
 * The unexpected errors of a call, for which an operator can have words of their own (product 14.5), each with the
 * code that is quoted if the backend sent none.
 */
const UNEXPECTED: Partial<Record<ProblemKind, string>> = {
  unknown: 'STDx1',
  'server-down': 'server-down',
  'timed-out': 'timed-out',
  'unreadable-answer': 'unreadable-answer',
};

/**
 * Returns the operator's HTML for an unexpected error with the error code in it, null for other problems and sites
 * without such words. All but letters, digits, "_" and "-" is removed from the code, so nothing in it can be read as
 * HTML; the HTML itself must be sanitised.
 */
export function operatorWords({ kind, code }: Problem, html: string | null): string | null {
  const usual = UNEXPECTED[kind];
  if (html === null || usual === undefined) return null;
  return html.replaceAll('{{code}}', code?.replace(/[^\w-]/g, '') || usual);
}
