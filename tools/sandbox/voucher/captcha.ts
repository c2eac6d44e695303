import { type Instant, MINUTE } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';

const QUESTION_LIFETIME = 10 * MINUTE;
const REFUSED = 'mock-captcha-refused';

const WORDING: Readonly<Record<Language, (a: number, b: number) => string>> = {
  de: (a, b) => `Wie viel ist ${a} + ${b}?`,
  en: (a, b) => `What is ${a} + ${b}?`,
  fr: (a, b) => `Combien font ${a} + ${b} ?`,
  it: (a, b) => `Quanto fa ${a} + ${b}?`,
  nl: (a, b) => `Hoeveel is ${a} + ${b}?`,
};

/** Security questions and captcha tokens. Each is valid once. */
export class CaptchaChecks {
  readonly #answers = new Map<string, { readonly answer: string; readonly until: Instant }>();
  readonly #used = new Set<string>();

  ask(language: Language, now: Instant): Wire['CaptchaQuestion'] {
    const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2)).map((byte) => 2 + (byte % 8));
    const questionId = crypto.randomUUID();
    this.#answers.set(questionId, { answer: String(a + b), until: now + QUESTION_LIFETIME });
    return { questionId, question: WORDING[language](a, b) };
  }

  /** CAPx1 unless the question was answered correctly or the provider's token is new. */
  check(captcha: string, now: Instant): void {
    const [kind, questionId = '', answer = ''] = captcha.split(':');
    const passed = kind === 'question' ? this.#answered(questionId, answer, now) : this.#firstSeen(captcha);
    if (!passed) throw refusal('CAPx1', { pointer: '/captcha' });
  }

  #answered(questionId: string, answer: string, now: Instant): boolean {
    const asked = this.#answers.get(questionId);
    this.#answers.delete(questionId);
    return asked !== undefined && now <= asked.until && answer.trim() === asked.answer;
  }

  #firstSeen(token: string): boolean {
    if (token.trim() === '' || token.startsWith(REFUSED) || this.#used.has(token)) return false;
    this.#used.add(token);
    return true;
  }
}
