import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { trustedVoucher } from '#domain/voucher/trustedVoucher.ts';
import { isExpired } from '#domain/voucher/tokenTimer.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { EndVoucher } from './endVoucher.ts';
import type { VoucherStore } from './voucherStore.ts';

/**
 * Reads what a token says of its voucher; only the backend can check its signature. Refuses with `unreadable-answer`
 * if it is no voucher token, with `offline` if the code that reads it cannot be loaded.
 */
export type ReadToken = (token: string) => Promise<Result<VoucherSession, Problem>>;

/**
 * Finds the voucher that this tab used before a reload. What the token says outranks what is stored, where anybody
 * can write (ADR 12). A voucher whose session has expired or whose token cannot be read is ended.
 */
export class RestoreVoucher {
  readonly #store: VoucherStore;
  readonly #kept: ReadKept<'balanceAfter'>;
  readonly #end: EndVoucher;
  readonly #readToken: ReadToken;
  readonly #clock: Clock;

  constructor(
    store: VoucherStore,
    kept: ReadKept<'balanceAfter'>,
    end: EndVoucher,
    readToken: ReadToken,
    clock: Clock,
  ) {
    this.#store = store;
    this.#kept = kept;
    this.#end = end;
    this.#readToken = readToken;
    this.#clock = clock;
  }

  /** Returns the session in use; null if there is none. */
  async execute(): Promise<VoucherSession | null> {
    const stored = this.#store.read();
    if (stored === null) return null;
    const token = await this.#readToken(stored.token);
    // Removed or replaced meanwhile: it must not come back.
    if (this.#store.read()?.token !== stored.token) return this.#store.read();
    // Without a network the code that reads tokens may not load. What is stored is shown then: nothing can be redeemed.
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
      voucher: trustedVoucher(stored.voucher, voucher, this.#kept.read('balanceAfter')),
    };
  }
}
