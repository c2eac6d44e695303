import { isExpired } from '#domain/voucher/tokenTimer.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/** Finds the voucher that this tab was using before a reload. One that has expired meanwhile is cleared. */
export class RestoreVoucher {
  readonly #store: VoucherStore;
  readonly #clock: Clock;

  constructor(store: VoucherStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  execute(): VoucherSession | null {
    const session = this.#store.read();
    if (session === null || !isExpired(session.expiresAt, this.#clock.now())) return session;
    this.#store.clear();
    return null;
  }
}
