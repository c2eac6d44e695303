import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Log } from '../ports/log.ts';

/** The public parameters of the backend. */
export interface ParameterApi {
  /** Returns the value of a parameter. Only the kinds of any call (see `Problem`) come back. */
  read(key: string): Promise<Result<string, Problem>>;
}

const QUEUE = 'queuefair.redeem_active';

/**
 * Reads whether the operator wants visitors to queue (product 15.7). The queue itself is not part of the app, so a
 * wish for it is logged and nobody waits.
 */
export class LookForQueue {
  readonly #api: ParameterApi;
  readonly #log: Log;

  constructor(api: ParameterApi, log: Log) {
    this.#api = api;
    this.#log = log;
  }

  /** Nothing depends on the answer, so one that does not come is nothing to tell of. */
  async execute(): Promise<void> {
    const active = await this.#api.read(QUEUE);
    if (active.ok && active.value === 'true') this.#log.warn({ event: 'queue-not-built', parameter: QUEUE });
  }
}
