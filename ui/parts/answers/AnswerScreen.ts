import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';

/** State of a question to the backend. */
export type AnswerState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Asks the backend for something in one language. */
export type Ask<T> = (locale: Locale) => Promise<Result<T, Problem>>;

/** View model for one answer of the backend in the language in use, for a screen that shows it. */
export class AnswerScreen<T> {
  state: AnswerState<T> = { kind: 'loading' };
  readonly #ask: Ask<T>;
  readonly #locale: () => Locale;
  readonly #onRefused: (problem: Problem) => void;
  readonly #latest = new LatestRequest();

  /**
   * `locale` is read at each load and observed: when it changes, the answer is fetched again. `onRefused` is called with
   * each problem that is still awaited: after the page is left it could end the session of the next voucher.
   */
  constructor(ask: Ask<T>, locale: () => Locale, onRefused: (problem: Problem) => void = () => {}) {
    this.#ask = ask;
    this.#locale = locale;
    this.#onRefused = onRefused;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts loading, now and whenever the language changes; returns a function that stops it. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  /**
   * Fetches the answer. Without one so far, the state is `loading`, then `shown` or `failed`; an answer on show stays
   * until the new one has come, also if that fails. Safe to repeat.
   */
  async load(): Promise<void> {
    // What is shown stays until the answer in the other language has come, or for good if it does not come.
    if (this.state.kind !== 'shown') this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#ask(this.#locale());
    if (!isAwaited()) return;
    if (answer.ok) return this.become({ kind: 'shown', value: answer.value });
    this.#onRefused(answer.fault);
    if (this.state.kind !== 'shown') this.become({ kind: 'failed', problem: answer.fault });
  }

  private become(state: AnswerState<T>): void {
    this.state = state;
  }
}
