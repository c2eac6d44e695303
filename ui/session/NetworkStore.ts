import { makeAutoObservable, reaction } from 'mobx';
import type { Network } from '#application/ports/network.ts';

/** While the server is out of reach it is asked again after this, then after twice as long, in milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Whether the server can be reached. What the browser says is only an occasion to ask the server: it takes a network
 * that leads nowhere for one. Nobody is kept from trying meanwhile.
 */
export class NetworkStore {
  /** It could not be reached when it was last asked. */
  isAway = false;
  /** How often it has come back: what failed for want of it is tried again then. */
  returns = 0;
  readonly #network: Network;
  #asking: Promise<boolean> | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: number | undefined;

  constructor(network: Network) {
    this.#network = network;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    const deaf = this.#network.onChange(() => void this.hear());
    if (!this.#network.seemsThere()) void this.look();
    return () => {
      deaf();
      window.clearTimeout(this.#timer);
    };
  }

  /** Something failed as it does without a network: answers whether the server can be reached now. */
  look(): Promise<boolean> {
    this.#asking ??= this.ask();
    return this.#asking;
  }

  /** At once where it can be reached as far as anybody knows. */
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

  /** A question that is under way was put before the change. */
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
    if (!isThere) {
      this.#timer = window.setTimeout(() => void this.look(), this.#pauseMs);
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
    }
    return isThere;
  }

  private learn(isThere: boolean): void {
    if (isThere) this.#pauseMs = FIRST_PAUSE_MS;
    if (isThere && this.isAway) this.returns += 1;
    this.isAway = !isThere;
  }
}
