/** Whose code runs: a page, until its tab has left it. */
export interface Owner {
  readonly isAlive: boolean;
}

interface Due {
  readonly id: number;
  readonly at: number;
  readonly owner: Owner | null;
  readonly run: () => unknown;
}

const realImmediate = globalThis.setImmediate;

/** Many turns of the real event loop: what is not done by then waits for a timer of the simulated clock. */
const TURNS = 100;

async function patience(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((end) => void realImmediate(end));
}

/**
 * The one event loop of a simulated world: a virtual clock and its ordered events. Nothing in it waits for real time:
 * an event runs, then all that it caused without a timer, and only then the next event.
 */
export class Engine {
  /** The world's time in epoch milliseconds. */
  now: number;
  /** Whose code runs; null for the backend. */
  current: Owner | null = null;
  readonly #start: number;
  #events: Due[] = [];
  #immediates: (() => unknown)[] = [];
  #ids = 0;
  readonly failures: unknown[] = [];

  constructor(now: number) {
    this.now = now;
    this.#start = now;
  }

  /** Milliseconds since the world began. */
  get elapsed(): number {
    return this.now - this.#start;
  }

  /** @param delay in milliseconds */
  schedule(delay: number, run: () => unknown, owner: Owner | null = this.current): number {
    this.#ids += 1;
    const due = { id: this.#ids, at: this.now + Math.max(0, delay || 0), owner, run };
    let place = this.#events.length;
    while (place > 0 && (this.#events[place - 1]?.at ?? 0) > due.at) place -= 1;
    this.#events.splice(place, 0, due);
    return due.id;
  }

  cancel(id: unknown): void {
    const place = this.#events.findIndex((due) => due.id === id);
    if (place >= 0) this.#events.splice(place, 1);
  }

  immediate(run: () => unknown): void {
    this.#immediates.push(run);
  }

  /** Drops what a left page still waited for. */
  dropEventsOf(owner: Owner): void {
    this.#events = this.#events.filter((due) => due.owner !== owner);
  }

  /** Runs as `owner`, with everything that follows without a timer. What waits for a timer goes on later. */
  async as(owner: Owner | null, run: () => unknown): Promise<void> {
    this.current = owner;
    const result = this.#attempt(run);
    if (result instanceof Promise) {
      const ended = result.catch((cause: unknown) => this.failures.push(cause));
      await Promise.race([ended, patience()]);
    }
    await this.settle();
    this.current = null;
  }

  /** Runs all events of the next `ms` milliseconds. */
  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    for (let due = this.#events[0]; due !== undefined && due.at <= end; due = this.#events[0]) {
      this.#events.shift();
      this.now = Math.max(this.now, due.at);
      const { owner, run } = due;
      if (owner === null || owner.isAlive) await this.as(owner, run);
    }
    this.now = end;
  }

  async settle(): Promise<void> {
    do {
      await new Promise<void>((end) => void realImmediate(end));
      const waiting = this.#immediates;
      this.#immediates = [];
      for (const run of waiting) this.#attempt(run);
    } while (this.#immediates.length > 0);
    await new Promise<void>((end) => void realImmediate(end));
    if (this.#immediates.length > 0) await this.settle();
  }

  #attempt(run: () => unknown): unknown {
    try {
      return run();
    } catch (cause) {
      this.failures.push(cause);
      return undefined;
    }
  }
}
