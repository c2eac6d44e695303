import { type Result, refused } from '#domain/core/result.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/** Sends the link token in a header: the token alone authorises the call, and access logs contain URLs (ADR 19). */
export const withLinkToken = (token: string) => ({ header: { 'x-link-token': token } });

/** Awaits a call that a link token authorises. A refusal without a known error code gets the kind of its status. */
export async function byLink<T>(
  asked: Promise<Result<T, Failure>>,
  kinds: Readonly<Record<number, ProblemKind>>,
): Promise<Result<T, Problem>> {
  const answer = await asked;
  if (answer.ok) return answer;
  const { status, isDocument, problem } = answer.fault;
  const kind = status !== null && isDocument && problem.kind === 'unknown' ? kinds[status] : undefined;
  return refused(kind === undefined ? problem : { ...problem, kind });
}
