import type { Kept } from '../kept/kept.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

type SessionKey = 'voucher' | 'voucherToken' | 'tokenExpiry' | 'isPrepaid';

/**
 * The voucher in use in this tab: its token and what the token says, never the code. Only `TakeVoucher` begins the use
 * of a voucher, only `EndVoucher` ends it (ADR 12).
 */
export class VoucherStore {
  readonly #kept: Kept<SessionKey>;

  constructor(kept: Kept<SessionKey>) {
    this.#kept = kept;
  }

  /** Null if no voucher is in use, or if what is stored cannot be read. May have expired. */
  read(): VoucherSession | null {
    const stored = this.#kept.read('voucher');
    const token = this.#kept.read('voucherToken');
    const expiresAt = this.#kept.read('tokenExpiry');
    const isPrepaid = this.#kept.read('isPrepaid');
    if (stored === null || token === null || expiresAt === null || isPrepaid === null) return null;
    const { partner, firstEnd, ...voucher } = stored;
    return { token, expiresAt, partner, voucher: { ...voucher, isPrepaid }, ...(firstEnd && { firstEnd }) };
  }

  /** Replaces the voucher that was kept. */
  write({ token, expiresAt, partner, firstEnd, voucher: { isPrepaid, ...voucher } }: VoucherSession): void {
    this.#kept.write('voucher', { ...voucher, partner, ...(firstEnd && { firstEnd }) });
    this.#kept.write('voucherToken', token);
    this.#kept.write('tokenExpiry', expiresAt);
    this.#kept.write('isPrepaid', isPrepaid);
  }
}
