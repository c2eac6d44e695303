/** Milliseconds since 1970 in UTC. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The machine's time plus an offset that tests set. It keeps ticking. */
export class SandboxClock {
  readonly #machine: () => Instant;
  #offset = 0;

  constructor(machine: () => Instant) {
    this.#machine = machine;
  }

  now(): Instant {
    return this.#machine() + this.#offset;
  }

  moveTo(instant: Instant): void {
    this.#offset = instant - this.#machine();
  }

  backToMachine(): void {
    this.#offset = 0;
  }
}

/** RFC 3339 in UTC, whole seconds, as the contract requires. */
export function rfc3339(instant: Instant): string {
  return new Date(instant).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
