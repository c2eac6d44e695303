import type { MiddlewareHandler } from 'hono';
import { bareRefusal, refusal } from './problem.ts';

interface Attempt {
  readonly request: string;
  answer: Response | undefined;
}

/** Marks the route of a call that moves value, which needs an Idempotency-Key and is carried out once for each. */
export const movesValue: MiddlewareHandler = (_, next) => next();

/** Stores the answer of each Idempotency-Key (product 15.5). A failed attempt frees its key for a retry. */
export class IdempotentCalls {
  readonly #attempts = new Map<string, Attempt>();

  /** Runs `work` once per key. A repeat gets the first answer, 422 for a different request, 409 while it runs. */
  async once(key: string, request: string, work: () => Promise<Response>): Promise<Response> {
    const known = this.#attempts.get(key);
    if (known) return replay(known, request);
    const attempt: Attempt = { request, answer: undefined };
    this.#attempts.set(key, attempt);
    try {
      const answer = await work();
      if (answer.ok) attempt.answer = answer.clone();
      return answer;
    } finally {
      if (attempt.answer === undefined) this.#attempts.delete(key);
    }
  }
}

function replay({ request: first, answer }: Attempt, request: string): Response {
  if (first !== request) {
    throw refusal('STDx1', { status: 422, detail: 'The Idempotency-Key belongs to another request' });
  }
  if (answer === undefined)
    throw bareRefusal(409, 'Still running', { moneyState: 'reserved', retryAfter: 2 });
  return answer.clone();
}
