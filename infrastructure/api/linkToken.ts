import { type Result, refused } from '#domain/core/result.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/**
 * The parameters that send a link's token in the header `x-link-token`. The token alone authorises the call, and paths
 * and queries are written to access logs (ADR 19).
 */
export const withLinkToken = (token: string) => ({ header: { 'x-link-token': token } });

/**
 * Waits for a call that a link's token authorises. If no error code that we know came with a refusal, its status tells
 * what is wrong with the link.
 */
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
