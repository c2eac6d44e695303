import { type Result, refused } from '#domain/core/result.ts';
import { asKind } from '#domain/problem/asKind.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/**
 * Awaits a call that a backend may lack: `not-offered` says that it does. Never for a call that moves value or tells an
 * order's state, whose outcome would no longer count as unknown (ADR 13), nor for one that every backend must have.
 */
export async function ifOffered<T>(asked: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
  const answer = await asked;
  if (answer.ok || !isLacking(answer.fault)) return answer;
  return refused({ ...answer.fault, problem: asKind(answer.fault.problem, 'not-offered') });
}

/** As `ifOffered`, for callers that do not need the status. */
export async function callIfOffered<T>(asked: Promise<Result<T, Failure>>): Promise<Result<T, Problem>> {
  const answer = await ifOffered(asked);
  return answer.ok ? answer : refused(answer.fault.problem);
}

function isLacking({ status, document }: Failure): boolean {
  return status === 501 || (status === 404 && document !== 'coded');
}
