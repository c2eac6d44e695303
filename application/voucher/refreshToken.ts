import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { VoucherStore } from './voucherStore.ts';

/** The backend's renewal of a token, at most ten times for one entered code (product 4.6). */
export interface TokenApi {
  /**
   * Returns the session of a new token, with the voucher's present balance. Refuses with `session-expired` if the
   * token is not accepted or was renewed ten times. Never sent twice automatically.
   */
  refresh(token: VoucherToken): Promise<Result<VoucherSession, Problem>>;
}

/**
 * Renews the session of the voucher in use (product 4.6) and stores its present balance. A problem changes nothing:
 * the old session lasts until its end.
 */
export class RefreshToken {
  readonly #api: TokenApi;
  readonly #store: VoucherStore;
  readonly #clock: Clock;

  constructor(api: TokenApi, store: VoucherStore, clock: Clock) {
    this.#api = api;
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Refuses with `session-expired` if there were ten renewals already, or if the voucher was removed, replaced or
   * renewed while the answer was under way; with `over-on-arrival` if the new session ends as soon as it came.
   */
  async execute(held: VoucherSession): Promise<Result<VoucherSession, Problem>> {
    const answer = await this.#api.refresh(held.token);
    // Removed, expired or replaced while the answer was under way: it must not bring the voucher back.
    if (this.#store.read()?.token !== held.token) return refused({ kind: 'session-expired' });
    if (!answer.ok) return answer;
    if (isOverOnArrival(answer.value.expiresAt, this.#clock.now())) {
      return refused({ kind: 'over-on-arrival' });
    }
    const next: VoucherSession = {
      ...answer.value,
      partner: answer.value.partner ?? held.partner,
      // Other tabs go on knowing the voucher by its mark.
      firstEnd: held.firstEnd ?? held.expiresAt,
    };
    this.#store.write(next);
    return { ok: true, value: next };
  }
}
