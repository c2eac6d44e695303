import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { LatestRequest } from '../../session/LatestRequest.ts';

/** What an answer makes of the state before it. */
type Change<State> = (before: State) => State;

interface LiveParts<Wanted, State> {
  readonly first: State;
  /** Observed: a change loads again. */
  readonly wanted: () => Wanted;
  /** The state while an answer is awaited. Default: the state stays. */
  readonly begun?: Change<State>;
  /** Not called for an answer that comes late: after a newer request, or once the page is left. */
  readonly ask: (wanted: Wanted) => Promise<Change<State>>;
}

/** View model of what is loaded now and whenever its observed inputs change. */
export class LiveState<Wanted, State> {
  state: State;
  readonly #parts: LiveParts<Wanted, State>;
  readonly #latest = new LatestRequest();

  constructor(parts: LiveParts<Wanted, State>) {
    this.#parts = parts;
    this.state = parts.first;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Loads now and at each change of what is wanted. Returns a function that stops it. */
  start(): () => void {
    const leave = this.#latest.enter();
    const following = reaction(this.#parts.wanted, () => void this.load(), { fireImmediately: true });
    return () => {
      leave();
      following();
    };
  }

  /** Safe to repeat. */
  async load(): Promise<void> {
    const { ask, begun, wanted } = this.#parts;
    const isAwaited = this.#latest.begin();
    if (begun) this.change(begun);
    const next = await ask(wanted());
    if (isAwaited()) this.change(next);
  }

  private change(next: Change<State>): void {
    this.state = next(this.state);
  }
}
