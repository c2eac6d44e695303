import { type Result, refused } from '#domain/core/result.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/** Sends the link token in a header: the token alone authorises the call, and access logs contain URLs (ADR 19). */
export const withLinkToken = (token: string) => ({ header: { 'x-link-token': token } });

type KindsByStatus = Readonly<Record<number, ProblemKind>>;

/** Awaits a call that a link token authorises. A refusal without a known error code gets the kind of its status. */
export async function byLink<T>(
  asked: Promise<Result<T, Failure>>,
  kinds: KindsByStatus,
): Promise<Result<T, Problem>> {
  const answer = await asked;
  return answer.ok ? answer : refused(problemByLink(answer.fault, kinds));
}

export function problemByLink({ status, document, problem }: Failure, kinds: KindsByStatus): Problem {
  const { kind: refusal } = problem;
  const isAnswered =
    status !== null && document !== 'none' && (refusal === 'unknown' || refusal === 'not-offered');
  const kind = isAnswered ? kinds[status] : undefined;
  return kind === undefined ? problem : { ...problem, kind };
}
