/**
 * Marks answers as stale once a newer request was made or the screen was unmounted. React's strict mode remounts a
 * screen at once; a request from before that still counts.
 */
export class LatestRequest {
  #asked = 0;
  #isLeft = false;

  get isLeft(): boolean {
    return this.#isLeft;
  }

  /**
   * Must be called on mount; returns the function for the unmount, which also calls `stops`. Stores that live as long as
   * the page need no call.
   */
  enter(...stops: readonly (() => void)[]): () => void {
    this.#isLeft = false;
    return () => {
      this.#isLeft = true;
      for (const stop of stops) stop();
    };
  }

  /** Supersedes the earlier request. Returns a function that tells whether the answer still counts. */
  begin(): () => boolean {
    this.#asked += 1;
    const mine = this.#asked;
    return () => !this.#isLeft && mine === this.#asked;
  }
}
