import type { Problem, ProblemKind } from '#domain/problem/problem.ts';

/** Errors for which an operator can have its own text (product 14.5), with the code quoted if the backend sent none. */
const UNEXPECTED: Partial<Record<ProblemKind, string>> = {
  unknown: 'STDx1',
  'server-down': 'server-down',
  'timed-out': 'timed-out',
  'unreadable-answer': 'unreadable-answer',
};

/**
 * Returns the operator's HTML with the error code inserted; null for other problems and sites without such a text. The
 * code is reduced to letters, digits, "_" and "-", so it cannot inject HTML. The caller must sanitise the HTML itself.
 */
export function operatorWords({ kind, code }: Problem, html: string | null): string | null {
  const usual = UNEXPECTED[kind];
  if (html === null || usual === undefined) return null;
  return html.replaceAll('{{code}}', code?.replace(/[^\w-]/g, '') || usual);
}
