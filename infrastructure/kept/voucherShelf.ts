import * as z from 'zod/mini';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { Money } from '#domain/money/money.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { currency as knownCurrency } from './storedShapes.ts';

const count = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);
const instant = z.custom<number>((value) => typeof value === 'number' && value > 0);

const StoredVoucher = z.object({
  currency: knownCurrency,
  distribution: z.nullable(z.string()),
  balanceInCent: count,
  categoryId: count,
  noMarketplaces: z.boolean(),
  serialNumber: z.nullable(z.string()),
  validUntil: z.nullable(instant),
  partner: z.nullable(z.string()),
  firstEnd: z.optional(instant),
});
const StoredToken = z.pipe(
  z.string().check(z.refine((token) => token !== '')),
  z.transform((token: string) => token as VoucherToken),
);
/** Of the receipt, which is read as a whole only where it is shown. */
const StoredRedeemed = z.object({ voucherMark: z.string() });
const StoredBalance = z.object({ amountInCent: count, currency: knownCurrency });

/**
 * Stores the voucher in use, for this tab only: session storage is not shared with other tabs and ends with this one.
 */
export class VoucherShelf implements VoucherStore {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): VoucherSession | null {
    const stored = this.#session.read(KEPT.voucher, StoredVoucher);
    const token = this.#session.read(KEPT.voucherToken, StoredToken);
    const expiresAt = this.#session.read(KEPT.tokenExpiry, instant);
    const isPrepaid = this.#session.read(KEPT.isPrepaid, z.boolean());
    if (stored === null || token === null || expiresAt === null || isPrepaid === null) return null;
    const { partner, firstEnd, ...voucher } = stored;
    return {
      token,
      expiresAt,
      partner,
      voucher: { ...voucher, isPrepaid },
      ...(firstEnd && { firstEnd }),
    };
  }

  write({ token, expiresAt, partner, firstEnd, voucher: { isPrepaid, ...voucher } }: VoucherSession): void {
    this.#session.write(KEPT.voucher, { ...voucher, partner, firstEnd });
    this.#session.write(KEPT.voucherToken, token);
    this.#session.write(KEPT.tokenExpiry, expiresAt);
    this.#session.write(KEPT.isPrepaid, isPrepaid);
  }

  readBalanceAfter(): Money | null {
    return this.#session.read(KEPT.balanceAfter, StoredBalance);
  }

  writeBalanceAfter({ amountInCent, currency }: Money): void {
    this.#session.write(KEPT.balanceAfter, { amountInCent, currency });
  }

  readRedeemed(): string | null {
    return this.#session.read(KEPT.receipt, StoredRedeemed)?.voucherMark ?? null;
  }
}
