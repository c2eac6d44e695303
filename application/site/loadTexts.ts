import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Log } from '../ports/log.ts';

/** The texts of one locale by key, nested as in `locales/`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Where texts come from: files of the app, or the operator's translation dump. */
export interface TextSource {
  /**
   * Refuses with `offline` if a file of the app cannot be loaded; a dump refuses with the kinds of any call (see
   * `Problem`).
   */
  load(locale: Locale): Promise<Result<Texts, Problem>>;
}

/**
 * Fetches the texts of a locale (product 12.3). Those that came are kept as long as the page
 * lives.
 */
export class LoadTexts {
  readonly #source: TextSource;
  readonly #log: Log;
  readonly #cache = new Map<Locale, Texts>();

  constructor(source: TextSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** Any problem means high maintenance: nothing can be shown (product 15.3). It is logged here. */
  async execute(locale: Locale): Promise<Result<Texts, Problem>> {
    const cached = this.#cache.get(locale);
    if (cached) return { ok: true, value: cached };
    const answer = await this.#source.load(locale);
    if (answer.ok) this.#cache.set(locale, answer.value);
    else this.#log.warn({ event: 'texts-failed', locale, cause: answer.fault.kind });
    return answer;
  }
}
