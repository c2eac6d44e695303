import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** A question that a person answers where the captcha cannot load, or is not for them (design 7.16). */
export interface SecurityQuestion {
  readonly id: string;
  /** In the visitor's language, as the backend wrote it. */
  readonly question: string;
}

export interface SecurityQuestionDesk {
  ask(): Promise<Result<SecurityQuestion, Problem>>;
}

export class AskSecurityQuestion {
  readonly #desk: SecurityQuestionDesk;

  constructor(desk: SecurityQuestionDesk) {
    this.#desk = desk;
  }

  execute(): Promise<Result<SecurityQuestion, Problem>> {
    return this.#desk.ask();
  }
}

/** An answered question as the token call takes it in the captcha's place. */
export function answeredQuestion(question: SecurityQuestion, answer: string): string {
  return `question:${question.id}:${answer.trim()}`;
}
