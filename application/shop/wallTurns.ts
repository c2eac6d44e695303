/** Lets those who want a wall ask for it one after the other (specification 4: one request at a time). */
export class WallTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Does `task` when all before it are done, whatever became of them. */
  next<T>(task: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(task);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
