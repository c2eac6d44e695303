import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Latest } from '../../session/Latest.ts';

export type AnswerState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** What the backend answers in one language. */
export type Ask<T> = (locale: Locale) => Promise<Result<T, Problem>>;

/** One answer of the backend, in the language in use, fetched for a screen that is about it. */
export class AnswerScreen<T> {
  state: AnswerState<T> = { kind: 'loading' };
  readonly #ask: Ask<T>;
  readonly #locale: () => Locale;
  readonly #latest = new Latest();

  /** `locale` is asked each time: in another language the answer is fetched anew. */
  constructor(ask: Ask<T>, locale: () => Locale) {
    this.#ask = ask;
    this.#locale = locale;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  async load(): Promise<void> {
    // What is on show stays until the other language has come, or for good where it does not.
    if (this.state.kind !== 'shown') this.become({ kind: 'loading' });
    const isAwaited = this.#latest.ask();
    const answer = await this.#ask(this.#locale());
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'shown', value: answer.value });
    else if (this.state.kind !== 'shown') this.become({ kind: 'failed', problem: answer.fault });
  }

  private become(state: AnswerState<T>): void {
    this.state = state;
  }
}
