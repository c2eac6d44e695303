import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOverOnArrival } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/** Where the permission to use a voucher is renewed, at most ten times for one code entry (contract, session). */
export interface TokenDesk {
  refresh(token: VoucherToken): Promise<Result<VoucherSession, Problem>>;
}

/**
 * Renews the permission for the voucher in use (design 7.3), with its present balance. A refusal changes nothing: the
 * old permission lasts to its end. `session-expired` says that there were enough renewals. A renewal that is over when
 * it comes is no renewal.
 */
export class RefreshToken {
  readonly #desk: TokenDesk;
  readonly #store: VoucherStore;
  readonly #clock: Clock;

  constructor(desk: TokenDesk, store: VoucherStore, clock: Clock) {
    this.#desk = desk;
    this.#store = store;
    this.#clock = clock;
  }

  async execute(held: VoucherSession): Promise<Result<VoucherSession, Problem>> {
    const answer = await this.#desk.refresh(held.token);
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
