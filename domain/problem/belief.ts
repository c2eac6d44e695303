import { asKind } from './asKind.ts';
import type { Problem } from './problem.ts';

/** `coded`: a problem document with an error code of the contract. `none`: no problem document at all. */
export type RefusalDocument = 'coded' | 'plain' | 'none';

/** A refused call. `status` is null if no answer could be read: then the problem's kind says so. */
export interface RefusedCall {
  readonly status: number | null;
  readonly document: RefusalDocument;
  readonly problem: Problem;
}

/**
 * The problem of a refused call that moves value. Unless the refusal is believed, the outcome is unknown and must be
 * looked up (ADR 13). `reserved` is always believed: it means that the backend is carrying the call out.
 */
export function problemOfMove(call: RefusedCall): Problem {
  const { status, problem } = call;
  if (status === null || isBelieved(call, status)) return problem;
  return problem.moneyState === 'reserved'
    ? asKind(problem, 'unknown')
    : { ...problem, moneyState: 'unknown' };
}

/**
 * A gateway or rate limiter may refuse a call that the backend has carried out, but it knows no error code of the
 * contract. A server error must also say where the money is.
 */
function isBelieved({ document, problem }: RefusedCall, status: number): boolean {
  return document === 'coded' && (status < 500 || problem.moneyState !== undefined);
}
