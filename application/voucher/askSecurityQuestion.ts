import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** A question that only a person can answer, for people whose captcha cannot load or who ask for it (product 4.5). */
export interface SecurityQuestion {
  readonly id: string;
  /** A sentence of the backend, in the visitor's language. */
  readonly question: string;
}

/** The backend's security questions. */
export interface SecurityQuestionApi {
  /** Returns a question that is good for one answer. Refuses with `too-many-requests` (`retryAfterSeconds`). */
  ask(): Promise<Result<SecurityQuestion, Problem>>;
}

/** Fetches a security question in place of the captcha. After a refused call a new one is needed. */
export class AskSecurityQuestion {
  readonly #api: SecurityQuestionApi;

  constructor(api: SecurityQuestionApi) {
    this.#api = api;
  }

  execute(): Promise<Result<SecurityQuestion, Problem>> {
    return this.#api.ask();
  }
}

/** Returns the answered question as the calls take it in place of a captcha's token (ADR 22). */
export function answeredQuestion(question: SecurityQuestion, answer: string): string {
  return `question:${question.id}:${answer.trim()}`;
}
