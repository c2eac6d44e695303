/** A queue for the calls that load walls: one at a time (product 5.9). */
export class WallTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `task` after all earlier ones have ended, even if they failed. Returns its outcome. */
  next<T>(task: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(task);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
