import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { trustedVoucher } from '#domain/voucher/trustedVoucher.ts';
import { isExpired } from '#domain/voucher/tokenTimer.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { EndVoucher } from './endVoucher.ts';
import type { TabSession } from './tabSession.ts';

/** Does not verify the signature. Refuses with `unreadable-answer` if malformed, `offline` if its chunk is missing. */
export type ReadToken = (token: string) => Promise<Result<VoucherSession, Problem>>;

/**
 * Brings what the tab stores into use once it was compared with its token, which outranks storage, because the user can
 * edit that (ADR 12). An expired or malformed token ends the voucher.
 */
export class RestoreVoucher {
  readonly #session: TabSession;
  readonly #kept: ReadKept<'balanceAfter'>;
  readonly #end: EndVoucher;
  readonly #readToken: ReadToken;
  readonly #clock: Clock;

  constructor(
    session: TabSession,
    kept: ReadKept<'balanceAfter'>,
    end: EndVoucher,
    readToken: ReadToken,
    clock: Clock,
  ) {
    this.#session = session;
    this.#kept = kept;
    this.#end = end;
    this.#readToken = readToken;
    this.#clock = clock;
  }

  async execute(): Promise<void> {
    const stored = this.#session.read();
    if (stored === null) return;
    const token = await this.#readToken(stored.token);
    // It was removed or replaced meanwhile and must not come back.
    if (this.#session.read()?.token !== stored.token) return;
    // If the parser cannot load, show the stored voucher: nothing can be redeemed offline.
    const session = token.ok ? this.#held(stored, token.value) : stored;
    const isUnreadable = !token.ok && token.fault.kind === 'unreadable-answer';
    if (isUnreadable || isExpired(session.expiresAt, this.#clock.now())) {
      this.#end.execute('expired', voucherMark(stored));
      return;
    }
    this.#session.write(session);
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
