import type { Log, LogEvent } from '#application/ports/log.ts';
import type { Fact } from '#domain/operation/vocabulary.ts';
import { consoleWarn } from './consoleWarn.ts';

/** What happened on which path. It stays in memory: only `operationEvent` decides what is sent of it. */
export interface Heard {
  readonly path: string;
  readonly what: LogEvent | Fact | Event;
}

/** More would be a loop. */
const MOST = 100;

/** Browser events that the operator wants to know of. */
const EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation'];

/** After these the page may have no field to type into. */
const ENDS = ['problem', 'site-config-failed', 'screen-crashed'];

/**
 * Writes to the console at once. Holds everything else until the sending adapter takes it, which is loaded with the
 * first letter that the user types (ADR 9).
 */
export class HeldLog implements Log {
  readonly #held: Heard[] = [];
  #take = (heard: Heard): void => {
    if (this.#held.length < MOST) this.#held.push(heard);
  };
  #onEnd = (): void => undefined;

  warn(event: LogEvent): void {
    consoleWarn(event);
    this.#hold(event, event.event);
  }

  record(fact: Fact): void {
    this.#hold(fact, fact.kind);
  }

  /**
   * Also hears of the page's crashes and violations. Calls `onEnd` for each problem or crash, after which the user may
   * have nothing to type.
   */
  listen(onEnd: () => void): void {
    this.#onEnd = onEnd;
    // In the capture phase, because a script that fails to load tells only itself.
    for (const type of EVENTS) window.addEventListener(type, (event) => this.#hold(event, type), true);
  }

  /** Hands over what is held, and from now on everything. */
  handOver(take: (heard: Heard) => void): void {
    this.#take = take;
    for (const heard of this.#held.splice(0)) take(heard);
  }

  #hold(what: Heard['what'], type: string): void {
    this.#take({ path: window.location.pathname, what });
    if (ENDS.includes(type)) this.#onEnd();
  }
}
