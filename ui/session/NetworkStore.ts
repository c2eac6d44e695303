import { makeAutoObservable, reaction } from 'mobx';

/** Tells whether the server that delivered the app is reachable (ADR 10). */
export interface Network {
  /** What the browser reports. Only a hint: a network without internet access counts as online too. */
  seemsThere(): boolean;
  /**
   * Asks the server, bypassing every cache. True if it would deliver a page now; false after a failure or 8 seconds.
   * Never rejects.
   */
  answers(): Promise<boolean>;
  /** Calls `listener` each time the browser goes online or offline. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

/** Pause between requests to an unreachable server; doubles with each failure. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Knows whether the server is reachable. The browser's online state only triggers a request, since it also counts a
 * network that leads nowhere. Nothing is blocked while offline: the user may always try (ADR 10).
 */
export class NetworkStore {
  /** True if the last request did not reach the server. */
  isAway = false;
  /** Incremented when the server becomes reachable again; failed requests then retry. */
  returns = 0;
  readonly #network: Network;
  #asking: Promise<boolean> | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: number | undefined;

  constructor(network: Network) {
    this.#network = network;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks on each network change of the browser, and now if it reports no network. Returns a function that stops it. */
  start(): () => void {
    const unsubscribe = this.#network.onChange(() => void this.hear());
    if (!this.#network.seemsThere()) void this.look();
    return () => {
      unsubscribe();
      window.clearTimeout(this.#timer);
    };
  }

  /**
   * Concurrent calls share one request. Asks again after 2 to 30 seconds if the server is unreachable or the browser
   * reports no network.
   */
  look(): Promise<boolean> {
    this.#asking ??= this.ask();
    return this.#asking;
  }

  /** Resolves when the server is reachable; at once if the last request reached it. */
  async untilBack(): Promise<void> {
    if (!this.isAway) return;
    await new Promise<void>((resolve) => {
      const stop = reaction(
        () => this.returns,
        () => {
          stop();
          resolve();
        },
      );
    });
  }

  /** Waits for a request in flight first: it predates the change, so its answer may be stale. */
  private async hear(): Promise<void> {
    this.#pauseMs = FIRST_PAUSE_MS;
    await this.#asking;
    await this.look();
  }

  private async ask(): Promise<boolean> {
    window.clearTimeout(this.#timer);
    const isThere = await this.#network.answers();
    this.#asking = null;
    this.learn(isThere);
    // A failing connection may still deliver one answer after the browser reported its loss.
    if (isThere && this.#network.seemsThere()) {
      this.#pauseMs = FIRST_PAUSE_MS;
    } else {
      this.#timer = window.setTimeout(() => void this.look(), this.#pauseMs);
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
    }
    return isThere;
  }

  private learn(isThere: boolean): void {
    if (isThere && this.isAway) this.returns += 1;
    if (!isThere && !this.isAway) this.#pauseMs = FIRST_PAUSE_MS;
    this.isAway = !isThere;
  }
}
