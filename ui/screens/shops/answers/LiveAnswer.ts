import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** View model of an answer that is asked for again whenever what it depends on changes; it stays until the next one. */
export class LiveAnswer<Wanted, Answer> {
  value: Answer;
  readonly #wanted: () => Wanted;
  readonly #ask: (wanted: Wanted) => Promise<Answer>;
  readonly #latest = new LatestRequest();

  /** `wanted` is observed. Until the first answer has come, the value is `none`. */
  constructor(none: Answer, wanted: () => Wanted, ask: (wanted: Wanted) => Promise<Answer>) {
    this.value = none;
    this.#wanted = wanted;
    this.#ask = ask;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  /** Starts asking, now and whenever something else is wanted; returns a function that stops it. */
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
