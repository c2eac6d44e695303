import type { Instant } from '../core/clock.ts';

/**
 * How the network fails: `request` loses the call before anything happened, `answer` loses the answer after
 * everything has happened.
 */
export type NetworkFault = 'request' | 'answer';

/** What goes wrong in the next calls that match. */
export interface FaultPlan {
  /** GET, POST, …; without it every method. */
  readonly method?: string;
  /** The path below /api; a `*` stands for any part. */
  readonly path: string;
  readonly status?: number;
  /** A code of the contract: its problem document is answered. */
  readonly code?: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly delayMs?: number;
  readonly network?: NetworkFault;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  readonly availableAt?: Instant;
  /** How many calls it still meets; without it all of them. */
  readonly times?: number;
}

export interface Fault extends FaultPlan {
  readonly id: number;
}

/** The dial for what goes wrong. */
export class FaultQueue {
  #faults: Fault[] = [];
  #count = 0;

  all(): readonly Fault[] {
    return this.#faults;
  }

  add(plan: FaultPlan): Fault {
    this.#count += 1;
    const fault = { ...plan, id: this.#count };
    this.#faults.push(fault);
    return fault;
  }

  clear(): void {
    this.#faults = [];
  }

  /**
   * The fault that meets a call, an exact path before one with `*`. A fault with `times` is used up.
   *
   * @param where in the network, or in the answer of the backend
   */
  take(method: string, path: string, where: 'network' | 'backend'): Fault | undefined {
    const meeting = this.#faults.filter(
      (fault) => (fault.network === undefined) === (where === 'backend') && meets(fault, method, path),
    );
    const fault = meeting.find((candidate) => candidate.path === path) ?? meeting[0];
    if (fault?.times !== undefined) this.#countDown(fault, fault.times);
    return fault;
  }

  #countDown(fault: Fault, times: number): void {
    this.#faults = this.#faults.flatMap((each) => {
      if (each !== fault) return [each];
      return times > 1 ? [{ ...fault, times: times - 1 }] : [];
    });
  }
}

function meets(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  const parts = fault.path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}
