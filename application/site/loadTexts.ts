import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Log } from '../ports/log.ts';

/** The texts of one locale by key, nested as in `locales/`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface TextSource {
  /** Refuses with `offline` if a bundled file cannot be loaded. */
  load(locale: Locale): Promise<Result<Texts, Problem>>;
}

/** Loads the texts of a locale (product 12.3) and caches them for the life of the page. */
export class LoadTexts {
  readonly #source: TextSource;
  readonly #log: Log;
  readonly #cache = new Map<Locale, Texts>();

  constructor(source: TextSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** A problem means that the app can show nothing (high maintenance, product 15.3). It is logged here. */
  async execute(locale: Locale): Promise<Result<Texts, Problem>> {
    const cached = this.#cache.get(locale);
    if (cached) return { ok: true, value: cached };
    const answer = await this.#source.load(locale);
    if (answer.ok) this.#cache.set(locale, answer.value);
    else this.#log.warn({ event: 'texts-failed', locale, cause: answer.fault.kind });
    return answer;
  }
}
