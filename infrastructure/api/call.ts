import type * as z from 'zod/mini';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Refusal } from './problemOfAnswer.ts';
import { isTimeout } from './transport.ts';

/** What openapi-fetch returns. Its types promise more about the bodies than any network can keep. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Why a call failed. `status` is null if no refusing answer came: no network, a time-out, or an answer that cannot be
 * read.
 */
export type Failure =
  | Refusal
  | { readonly status: null; readonly isDocument: false; readonly problem: Problem };

/**
 * Loads the code that reads refusals, a chunk of its own: an entry that goes well needs none of the operator's error
 * codes. It is fetched ahead with the next steps, so that it is there when something goes wrong.
 */
export const loadRefusals = () => import('./problemOfAnswer.ts');

const failure = (kind: Problem['kind']): Result<never, Failure> =>
  refused({ status: null, isDocument: false, problem: { kind } });

/**
 * Makes a call and turns every outcome into a `Result`; never rejects. `offline`: no answer came. `timed-out`: not in
 * time. `unreadable-answer`: it is no JSON, empty, or of the wrong shape. A refusal becomes what `refusalOf` reads in
 * it.
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

/** If the code that reads refusals cannot be loaded, the backend counts as down: nothing is known of the call then. */
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

/** As `ask`, for callers that need the problem only and not the status. */
export async function call<T extends z.ZodMiniType>(
  send: () => Promise<Answer>,
  shape: T,
): Promise<Result<z.output<T>, Problem>> {
  const answer = await ask(send, shape);
  return answer.ok ? answer : refused(answer.fault.problem);
}
