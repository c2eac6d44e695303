/** An alternative to the captcha (product 4.5). Valid for one answer; a refused call uses it up too. */
export interface SecurityQuestion {
  readonly id: string;
  readonly question: string;
}

/** Formats the answer for calls that otherwise take a captcha token (ADR 22). */
export function answeredQuestion(question: SecurityQuestion, answer: string): string {
  return `question:${question.id}:${answer.trim()}`;
}
