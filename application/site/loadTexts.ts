import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Log } from '../ports/log.ts';

/** Texts by key, nested as in `locales/`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface TextSource {
  load(locale: Locale): Promise<Result<Texts, Problem>>;
}

/** Fetches the texts of a locale, each locale once (specification 4, "Translations"). */
export class LoadTexts {
  readonly #source: TextSource;
  readonly #log: Log;
  readonly #cache = new Map<Locale, Texts>();

  constructor(source: TextSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** A fault means high maintenance; it has been logged (specification 8). */
  async execute(locale: Locale): Promise<Result<Texts, Problem>> {
    const cached = this.#cache.get(locale);
    if (cached) return { ok: true, value: cached };
    const answer = await this.#source.load(locale);
    if (answer.ok) this.#cache.set(locale, answer.value);
    else this.#log.warn({ event: 'texts-failed', locale, cause: answer.fault.kind });
    return answer;
  }
}
