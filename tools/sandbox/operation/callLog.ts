import type { Instant } from '../core/clock.ts';

/** One call of the contract. Neither query nor body nor any value of the path is kept. */
export interface LoggedCall {
  readonly correlationId: string;
  readonly at: Instant;
  readonly method: string;
  /** The route, such as `/api/v2/shop/:id`. */
  readonly route: string;
  readonly status: number;
  /** The error code of a refusal; empty without one. */
  readonly errorCode: string;
}

/** Older calls are dropped. */
const KEPT_CALLS = 2_000;

/** Shorter beginnings of an id would find the calls of others. */
const SHORTEST = 8;

/** The last calls that carried a correlation id, so that a holder's telephone call finds its lines. */
export class CallLog {
  #calls: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.#calls = [...this.#calls.slice(1 - KEPT_CALLS), call];
  }

  /** @param reference the id or its first eight digits, with or without separators; oldest call first */
  find(reference: string): readonly LoggedCall[] {
    const wanted = digitsOf(reference);
    if (wanted.length < SHORTEST) return [];
    return this.#calls.filter(({ correlationId }) => digitsOf(correlationId).startsWith(wanted));
  }
}

function digitsOf(reference: string): string {
  return reference.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
}
