import type { Instant } from '../core/clock.ts';
import type { ProblemCode } from '../core/problem.ts';
import type { Fields } from '../core/read.ts';

/**
 * `request` loses the call before the backend sees it; `answer` loses only the answer. `gateway`: the backend carries the
 * call out, and a gateway answers in its place.
 */
export const NETWORK_FAULTS = ['request', 'answer', 'gateway'] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

/** Applies to the next calls that match. */
export interface FaultPlan {
  /** Every method if absent. */
  readonly method?: string;
  /** Below /api; `*` matches any part. */
  readonly path: string;
  readonly status?: number;
  /** An error code of the contract. */
  readonly code?: ProblemCode;
  readonly body?: string;
  readonly contentType?: string;
  /** Replace those of the backend's answer. */
  readonly fields?: Fields;
  readonly delayMs?: number;
  readonly network?: NetworkFault;
  /** The backend answers as usual, but writes texts of digits as JSON numbers. */
  readonly digits?: 'numbers';
  /** The Retry-After header. */
  readonly retryAfterSeconds?: number;
  readonly availableAt?: Instant;
  /** Number of calls that it affects; all calls if absent. */
  readonly times?: number;
}

/** Which part of a call's way a fault is about; each part takes its own. */
export type FaultPlace = 'network' | 'writing' | 'backend';

export interface Fault extends FaultPlan {
  readonly id: number;
}

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

  /** Returns the fault for a call and counts it down. An exact path wins over a pattern. */
  take(method: string, path: string, where: FaultPlace): Fault | undefined {
    const meeting = this.#faults.filter((fault) => placeOf(fault) === where && meets(fault, method, path));
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

function placeOf({ network, digits }: FaultPlan): FaultPlace {
  if (network !== undefined) return 'network';
  return digits === undefined ? 'backend' : 'writing';
}

function meets(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  const parts = fault.path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}
