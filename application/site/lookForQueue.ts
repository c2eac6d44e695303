import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Log } from '../ports/log.ts';

export interface ParameterApi {
  read(key: string): Promise<Result<string, Problem>>;
}

const QUEUE = 'queuefair.redeem_active';

/** Checks whether the operator wants a waiting room (product 15.7). The app has none, so it only logs the wish. */
export class LookForQueue {
  readonly #api: ParameterApi;
  readonly #log: Log;

  constructor(api: ParameterApi, log: Log) {
    this.#api = api;
    this.#log = log;
  }

  /** Ignores a failed call, because nothing depends on the answer. */
  async execute(): Promise<void> {
    const active = await this.#api.read(QUEUE);
    if (active.ok && active.value === 'true') this.#log.warn({ event: 'queue-not-built', parameter: QUEUE });
  }
}
