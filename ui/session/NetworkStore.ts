import { makeAutoObservable, reaction } from 'mobx';
import type { Network } from '#application/ports/network.ts';

/** First pause between two questions to an unreachable server, in milliseconds. It doubles with each failure. */
const FIRST_PAUSE_MS = 2_000;
/** The longest such pause, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Knows whether the server can be reached. What the browser says about the network is only an occasion to ask the
 * server, since a browser also counts a network that leads nowhere. Nothing is blocked meanwhile: everybody may try
 * (ADR 10).
 */
export class NetworkStore {
  /** True if the server could not be reached when it was last asked. */
  isAway = false;
  /**
   * How often the server has become reachable again. Whatever failed for lack of a network is tried again when this
   * grows.
   */
  returns = 0;
  readonly #network: Network;
  #asking: Promise<boolean> | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: number | undefined;

  constructor(network: Network) {
    this.#network = network;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Starts asking the server whenever the browser reports a change of the network, and now if it reports none; returns
   * a function that stops it.
   */
  start(): () => void {
    const unsubscribe = this.#network.onChange(() => void this.hear());
    if (!this.#network.seemsThere()) void this.look();
    return () => {
      unsubscribe();
      window.clearTimeout(this.#timer);
    };
  }

  /**
   * Asks whether the server can be reached now; true if so. Questions at the same time share one answer. If it cannot, or
   * the browser reports no network although the server has answered, it is asked again after 2 to 30 seconds.
   */
  look(): Promise<boolean> {
    this.#asking ??= this.ask();
    return this.#asking;
  }

  /** Resolves when the server is reachable again; at once if it was reachable when last asked. */
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

  /** Waits for a running question first: it was asked before the change, so its answer may be outdated. */
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
    // A connection that breaks down may still carry one answer after the browser has reported its loss.
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
