import type * as z from 'zod/mini';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Refusal } from './problemOfAnswer.ts';
import { isTimeout } from './transport.ts';

/** What openapi-fetch hands back; its types promise more about the bodies than any network can keep. */
interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A call that failed before or beside a refusal has no status of its own. */
export type Failure =
  | Refusal
  | { readonly status: null; readonly isDocument: false; readonly problem: Problem };

/**
 * How refusals are read, in a chunk of its own: an entry that goes well needs none of the operator's codes. The
 * journey fetches it ahead, so that it is at hand when something goes wrong.
 */
export const loadRefusals = () => import('./problemOfAnswer.ts');

const failure = (kind: Problem['kind']): Result<never, Failure> =>
  refused({ status: null, isDocument: false, problem: { kind } });

/**
 * Makes a call and turns every outcome into a `Result`: no network, a time-out, an answer that is no JSON,
 * is empty or has the wrong shape, a refusal. Never throws.
 */
export async function ask<T extends z.ZodMiniType>(
  send: () => Promise<Answer>,
  shape: T,
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

/** Where not even the reading of refusals can be fetched, the server counts as down: nothing is known of the call. */
async function refusalOf(
  { status, headers }: Response,
  body: unknown,
  now: number,
): Promise<Result<never, Failure>> {
  try {
    return refused((await loadRefusals()).refusalOf(status, body, headers, now));
  } catch {
    return failure('server-down');
  }
}

/** As `ask`, for calls whose caller only needs to know what went wrong. */
export async function call<T extends z.ZodMiniType>(
  send: () => Promise<Answer>,
  shape: T,
): Promise<Result<z.output<T>, Problem>> {
  const answer = await ask(send, shape);
  return answer.ok ? answer : refused(answer.fault.problem);
}
