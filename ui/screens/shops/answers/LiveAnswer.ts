import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/**
 * View model of an answer that is loaded again whenever its observed inputs change; the former answer stays until then.
 */
export class LiveAnswer<Wanted, Answer> {
  value: Answer;
  readonly #wanted: () => Wanted;
  readonly #ask: (wanted: Wanted) => Promise<Answer>;
  readonly #latest = new LatestRequest();

  /** `wanted` is observed. The value is `none` until the first answer. */
  constructor(none: Answer, wanted: () => Wanted, ask: (wanted: Wanted) => Promise<Answer>) {
    this.value = none;
    this.#wanted = wanted;
    this.#ask = ask;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  /** Loads now and at each change. Returns the cleanup function. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#wanted, (wanted) => void this.load(wanted), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  private async load(wanted: Wanted): Promise<void> {
    const isAwaited = this.#latest.begin();
    const value = await this.#ask(wanted);
    if (isAwaited()) this.become(value);
  }

  private become(value: Answer): void {
    this.value = value;
  }
}
