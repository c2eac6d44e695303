import type * as z from 'zod/mini';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { RefusedCall } from '#domain/problem/belief.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Tied } from './tied.ts';
import { isTimeout } from './transport.ts';

/** What openapi-fetch returns. `Body` is what the contract promises; the network may send anything. */
export interface Answer<Body = unknown> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** Why a call failed. `status` is null without a refusal: no network, a timeout, or an unreadable answer. */
export type Failure = RefusedCall;

/**
 * Lazy-loads the parser of refusals: an entry that succeeds needs none of the operator's error codes. Prefetched with
 * the next steps, so that it is available when a call fails.
 */
export const loadRefusals = () => import('./problemOfAnswer.ts');

const failure = (kind: Problem['kind']): Result<never, Failure> =>
  refused({ status: null, document: 'none', problem: { kind } });

/**
 * Sends a call and turns every outcome into a `Result`; never rejects. `offline`: no response. `unreadable-answer`: not
 * JSON, empty, or of the wrong shape. Every other refusal becomes what `refusalOf` reads in it.
 */
export async function ask<T extends z.ZodMiniType, Body>(
  send: () => Promise<Answer<Body>>,
  shape: T & Tied<T, NonNullable<Body>>,
): Promise<Result<z.output<T>, Failure>> {
  let answer: Answer;
  try {
    answer = await send();
  } catch (cause) {
    if (isTimeout(cause)) return failure('timed-out');
    return failure(cause instanceof SyntaxError ? 'unreadable-answer' : 'offline');
  }
  const { response } = answer;
  if (!response.ok) return refusalOf(response, answer.error, Date.now());
  const parsed = shape.safeParse(answer.data);
  return parsed.success ? done(parsed.data) : failure('unreadable-answer');
}

/** If the parser's chunk cannot be loaded, the refusal cannot be read and the outcome is unknown. */
async function refusalOf(
  { status, headers }: Response,
  body: unknown,
  now: number,
): Promise<Result<never, Failure>> {
  try {
    return refused((await loadRefusals()).refusalOf(status, body, headers, now));
  } catch {
    return failure('unreadable-answer');
  }
}

/** As `ask`, for callers that do not need the status. */
export async function call<T extends z.ZodMiniType, Body>(
  send: () => Promise<Answer<Body>>,
  shape: T & Tied<T, NonNullable<Body>>,
): Promise<Result<z.output<T>, Problem>> {
  const answer = await ask<T, Body>(send, shape);
  return answer.ok ? answer : refused(answer.fault.problem);
}
