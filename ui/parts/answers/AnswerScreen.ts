import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LatestRequest } from '../../session/LatestRequest.ts';

export type AnswerState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: Problem };

type Ask<T, Wanted> = (wanted: Wanted) => Promise<Result<T, Problem>>;

interface AnswerOptions<T, Wanted> {
  /** What is loaded already, so that the first drawing shows it; null if nothing is. */
  readonly known?: (wanted: Wanted) => T | null;
  /** True if a problem replaces a shown answer: another holder's must not stay, one in another language may. */
  readonly replacesShown?: boolean;
  /** Receives only problems still awaited: a late one could end the session of the next voucher. */
  readonly report?: (problem: Problem) => void;
}

/** View model of one response of the backend, loaded now and whenever what is wanted changes. */
export class AnswerScreen<T, Wanted = Locale> {
  state: AnswerState<T> = { kind: 'loading' };
  readonly #ask: Ask<T, Wanted>;
  readonly #wanted: () => Wanted;
  readonly #options: AnswerOptions<T, Wanted>;
  readonly #latest = new LatestRequest();

  /** `wanted` is observed: a change fetches the answer again. */
  constructor(ask: Ask<T, Wanted>, wanted: () => Wanted, options: AnswerOptions<T, Wanted> = {}) {
    this.#ask = ask;
    this.#wanted = wanted;
    this.#options = options;
    const known = options.known?.(wanted()) ?? null;
    if (known !== null) this.state = { kind: 'shown', value: known };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Null unless an answer is shown. */
  get value(): T | null {
    return this.state.kind === 'shown' ? this.state.value : null;
  }

  /** Loads now and at each change. Returns a function that stops it. */
  start(): () => void {
    return this.#latest.enter(reaction(this.#wanted, () => void this.load(), { fireImmediately: true }));
  }

  /** A shown answer stays until the new one arrives. Safe to repeat. */
  async load(): Promise<void> {
    if (this.state.kind === 'failed') this.become({ kind: 'loading' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#ask(this.#wanted());
    if (!isAwaited()) return;
    if (answer.ok) return this.become({ kind: 'shown', value: answer.value });
    this.#options.report?.(answer.fault);
    if (this.#options.replacesShown || this.state.kind !== 'shown')
      this.become({ kind: 'failed', problem: answer.fault });
  }

  private become(state: AnswerState<T>): void {
    this.state = state;
  }
}
