import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { trustedVoucher } from '#domain/voucher/trustedVoucher.ts';
import { isExpired } from '#domain/voucher/tokenTimer.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { EndVoucher } from './endVoucher.ts';
import type { VoucherStore } from './voucherStore.ts';

/** Does not verify the signature. Refuses with `unreadable-answer` if malformed, `offline` if its chunk is missing. */
export type ReadToken = (token: string) => Promise<Result<VoucherSession, Problem>>;

/** The token outranks storage, which the user can edit (ADR 12). An expired or malformed token ends the voucher. */
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

  async execute(): Promise<VoucherSession | null> {
    const stored = this.#store.read();
    if (stored === null) return null;
    const token = await this.#readToken(stored.token);
    // It was removed or replaced meanwhile and must not come back.
    if (this.#store.read()?.token !== stored.token) return this.#store.read();
    // If the parser cannot load, show the stored voucher: nothing can be redeemed offline.
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
      // Storage may shorten the session, never extend it.
      expiresAt: Math.min(stored.expiresAt, expiresAt),
      voucher: trustedVoucher(stored.voucher, voucher, this.#kept.read('balanceAfter')),
    };
  }
}
