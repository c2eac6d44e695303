import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** An alternative to the captcha (product 4.5). */
export interface SecurityQuestion {
  readonly id: string;
  readonly question: string;
}

export interface SecurityQuestionApi {
  /** The question is valid for one answer. Refuses with `too-many-requests` (`retryAfterSeconds`). */
  ask(): Promise<Result<SecurityQuestion, Problem>>;
}

/** A refused call uses up the question: fetch a new one. */
export class AskSecurityQuestion {
  readonly #api: SecurityQuestionApi;

  constructor(api: SecurityQuestionApi) {
    this.#api = api;
  }

  execute(): Promise<Result<SecurityQuestion, Problem>> {
    return this.#api.ask();
  }
}

/** Formats the answer for calls that otherwise take a captcha token (ADR 22). */
export function answeredQuestion(question: SecurityQuestion, answer: string): string {
  return `question:${question.id}:${answer.trim()}`;
}
