import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';

export type AnswerState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type Ask<T> = (locale: Locale) => Promise<Result<T, Problem>>;

/** View model of one response of the backend in the current language. */
export class AnswerScreen<T> {
  state: AnswerState<T> = { kind: 'loading' };
  readonly #ask: Ask<T>;
  readonly #locale: () => Locale;
  readonly #onRefused: (problem: Problem) => void;
  readonly #latest = new LatestRequest();

  /**
   * `locale` is observed: a change fetches the answer again. `onRefused` receives only problems still awaited: a late
   * one could end the session of the next voucher.
   */
  constructor(ask: Ask<T>, locale: () => Locale, onRefused: (problem: Problem) => void = () => {}) {
    this.#ask = ask;
    this.#locale = locale;
    this.#onRefused = onRefused;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Loads now and on each language change. Returns a function that stops it. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#locale, () => void this.load(), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  /** A shown answer stays until the new one arrives, also if that fails. Safe to repeat. */
  async load(): Promise<void> {
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
