import type { Kept } from '../kept/kept.ts';
import type { Instant } from '#domain/core/instant.ts';
import { latestNews } from '#domain/voucher/moneyNews.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

type SessionKey = 'isPrepaid' | 'moneyNews' | 'moneySeen' | 'tokenExpiry' | 'voucher' | 'voucherToken';

/** How the tab's voucher is stored, never its code. Use cases write it as `TabSession`, which tells its listeners. */
export class VoucherStore {
  readonly #kept: Kept<SessionKey>;

  constructor(kept: Kept<SessionKey>) {
    this.#kept = kept;
  }

  /** Null if none is in use, or if storage cannot be parsed. The session may have expired. */
  read(): VoucherSession | null {
    const stored = this.#kept.read('voucher');
    const token = this.#kept.read('voucherToken');
    const expiresAt = this.#kept.read('tokenExpiry');
    const isPrepaid = this.#kept.read('isPrepaid');
    if (stored === null || token === null || expiresAt === null || isPrepaid === null) return null;
    const { partner, firstEnd, ...voucher } = stored;
    return { token, expiresAt, partner, voucher: { ...voucher, isPrepaid }, ...(firstEnd && { firstEnd }) };
  }

  /** The latest news of balances. Read it before the backend is asked for a session, whose balance may be older. */
  latestNews(): Instant {
    return latestNews(this.#kept.read('moneyNews') ?? []);
  }

  /** Stores a session that the backend has just given. @param seen `latestNews` from before it was asked */
  learn(session: VoucherSession, seen: Instant): void {
    // First, because the write below is heard: news from before must not end the new session.
    this.#kept.write('moneySeen', seen);
    this.write(session);
  }

  write({ token, expiresAt, partner, firstEnd, voucher: { isPrepaid, ...voucher } }: VoucherSession): void {
    this.#kept.write('voucher', { ...voucher, partner, ...(firstEnd && { firstEnd }) });
    this.#kept.write('voucherToken', token);
    this.#kept.write('tokenExpiry', expiresAt);
    this.#kept.write('isPrepaid', isPrepaid);
  }
}
