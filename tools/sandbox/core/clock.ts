/** Milliseconds since 1970 in UTC. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The machine's time plus an offset that tests set. It keeps ticking unless it is frozen. */
export class SandboxClock {
  readonly #machine: () => Instant;
  #offset = 0;
  #frozenAt: Instant | undefined;

  constructor(machine: () => Instant) {
    this.#machine = machine;
  }

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  now(): Instant {
    return this.#frozenAt ?? this.#machine() + this.#offset;
  }

  /** A frozen clock stays frozen, at that time. */
  moveTo(instant: Instant): void {
    if (this.isFrozen) this.#frozenAt = instant;
    else this.#offset = instant - this.#machine();
  }

  freeze(): void {
    this.#frozenAt = this.now();
  }

  /** From the time at which it was frozen. */
  goOn(): void {
    const now = this.now();
    this.#frozenAt = undefined;
    this.moveTo(now);
  }

  backToMachine(): void {
    this.#frozenAt = undefined;
    this.#offset = 0;
  }
}

/** RFC 3339 in UTC, whole seconds, as the contract requires. */
export function rfc3339(instant: Instant): string {
  return new Date(instant).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
