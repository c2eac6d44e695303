import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { proven } from '#domain/voucher/proven.ts';
import { isExpired } from '#domain/voucher/tokenTimer.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';
import type { EndVoucher } from './endVoucher.ts';

/** Reads what a token says of its voucher. Its signature is the backend's business. */
export type ReadToken = (token: string) => Promise<Result<VoucherSession, Problem>>;

/**
 * Finds the voucher that this tab was using before a reload. What was stored is held against its token, and loses. One
 * that has expired meanwhile ends.
 */
export class RestoreVoucher {
  readonly #store: VoucherStore;
  readonly #end: EndVoucher;
  readonly #readToken: ReadToken;
  readonly #clock: Clock;

  constructor(store: VoucherStore, end: EndVoucher, readToken: ReadToken, clock: Clock) {
    this.#store = store;
    this.#end = end;
    this.#readToken = readToken;
    this.#clock = clock;
  }

  async execute(): Promise<VoucherSession | null> {
    const stored = this.#store.read();
    if (stored === null) return null;
    const token = await this.#readToken(stored.token);
    // Removed or replaced meanwhile: it must not come back.
    if (this.#store.read()?.token !== stored.token) return this.#store.read();
    // Without a network the reader of tokens may not come; then the backend is not there to be fooled either.
    const session = token.ok ? this.#held(stored, token.value) : stored;
    const isUnreadable = !token.ok && token.fault.kind === 'unreadable-answer';
    if (isUnreadable || isExpired(session.expiresAt, this.#clock.now())) {
      this.#end.execute('expired', voucherMark(stored));
      return null;
    }
    this.#store.write(session);
    return session;
  }

  #held(stored: VoucherSession, { voucher, expiresAt }: VoucherSession): VoucherSession {
    return {
      ...stored,
      // What is stored may end it earlier, never later.
      expiresAt: Math.min(stored.expiresAt, expiresAt),
      voucher: proven(stored.voucher, voucher, this.#store.readBalanceAfter()),
    };
  }
}
