/** Serialises the calls that load walls (product 5.9). */
export class WallTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `task` after all earlier ones have settled, even if they failed. */
  next<T>(task: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(task);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
