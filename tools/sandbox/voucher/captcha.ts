import { type Instant, MINUTE } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';

const QUESTION_LIFETIME = 10 * MINUTE;
const REFUSED = 'mock-captcha-refused';

const WORDING: Readonly<Record<Language, string>> = {
  de: 'Bitte geben Sie diese Ziffern ein:',
  en: 'Type these digits:',
  fr: 'Saisissez ces chiffres\u00A0:',
  it: 'Inserisca queste cifre:',
  nl: 'Vul deze cijfers in:',
};

/**
 * Security questions and captcha tokens. Each is valid once. A question shows its answer: to calculate, remember or solve
 * something would be a cognitive test (WCAG 3.3.8). Digits one by one are spoken as they are typed, and no translation of
 * the page changes them.
 */
export class CaptchaChecks {
  readonly #answers = new Map<string, { readonly answer: string; readonly until: Instant }>();
  readonly #used = new Set<string>();

  ask(language: Language, now: Instant): Wire['CaptchaQuestion'] {
    const digits = [...crypto.getRandomValues(new Uint8Array(3))].map((byte) => 2 + (byte % 8));
    const questionId = crypto.randomUUID();
    this.#answers.set(questionId, { answer: digits.join(''), until: now + QUESTION_LIFETIME });
    return { questionId, question: `${WORDING[language]} ${digits.join('\u00A0')}` };
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
    return asked !== undefined && now <= asked.until && answer.replaceAll(/\s/g, '') === asked.answer;
  }

  #firstSeen(token: string): boolean {
    if (token.trim() === '' || token.startsWith(REFUSED) || this.#used.has(token)) return false;
    this.#used.add(token);
    return true;
  }
}
