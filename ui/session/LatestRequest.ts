/**
 * Tells the answer that is still waited for from one that comes too late: because a newer question was asked, or
 * because the screen was left. React's strict mode mounts a screen, unmounts it and mounts it again at once; a question
 * asked before that still counts, as long as no newer one was asked.
 */
export class LatestRequest {
  #asked = 0;
  #isLeft = false;

  /** True while the screen is unmounted. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /**
   * To be called when a screen is mounted; returns a function to call when it is unmounted. Stores that live as long as
   * the page do not need it.
   */
  enter(): () => void {
    this.#isLeft = false;
    return () => {
      this.#isLeft = true;
    };
  }

  /**
   * Registers a question, which replaces the one before. Returns a function to call when the answer is there: true if
   * the answer still counts.
   */
  begin(): () => boolean {
    this.#asked += 1;
    const mine = this.#asked;
    return () => !this.#isLeft && mine === this.#asked;
  }
}
