/**
 * Tells the answer that somebody waits for from those that come too late: after a newer question, or after the screen
 * was left. React's strict mode enters a screen, leaves it and enters it again at once; what was asked in between counts
 * then, as long as nothing newer was asked.
 */
export class Latest {
  #asked = 0;
  #isLeft = false;

  /** Nobody is there to hear an answer. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Somebody is there; answers the way to leave. A store that lives as long as the page does not need it. */
  enter(): () => void {
    this.#isLeft = false;
    return () => {
      this.#isLeft = true;
    };
  }

  /** A question takes the place of the one before. Answers whether its answer counts, to be asked when that has come. */
  ask(): () => boolean {
    this.#asked += 1;
    const mine = this.#asked;
    return () => !this.#isLeft && mine === this.#asked;
  }
}
