import * as z from 'zod/mini';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { Money } from '#domain/money/money.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import type { Shelf } from './shelf.ts';
import { currency as knownCurrency } from './storedShapes.ts';
import { DONATION_RECEIPT, PARTNER, RECEIPT, VOUCHER } from './tabKeys.ts';

const TOKEN = 'voucherToken.v1';
const EXPIRY = 'tokenExpiry.v1';
const IS_PREPAID = 'isPrepaid.v1';
const BALANCE_AFTER = 'balanceAfter.v1';

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
const StoredBalance = z.object({ amountInCent: count, currency: knownCurrency });

/** The voucher in use, for this tab only: session storage is neither shared with other tabs nor outlives them. */
export class VoucherShelf implements VoucherStore {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): VoucherSession | null {
    const stored = this.#session.read(VOUCHER, StoredVoucher);
    const token = this.#session.read(TOKEN, StoredToken);
    const expiresAt = this.#session.read(EXPIRY, instant);
    const isPrepaid = this.#session.read(IS_PREPAID, z.boolean());
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
    this.#session.write(VOUCHER, { ...voucher, partner, firstEnd });
    this.#session.write(TOKEN, token);
    this.#session.write(EXPIRY, expiresAt);
    this.#session.write(IS_PREPAID, isPrepaid);
    if (partner === null) this.clearPartner();
  }

  clear(): void {
    for (const key of [VOUCHER, TOKEN, EXPIRY, IS_PREPAID]) this.#session.remove(key);
  }

  clearPartner(): void {
    this.#session.remove(PARTNER);
  }

  clearReceipt(): void {
    this.#session.remove(RECEIPT);
    this.#session.remove(DONATION_RECEIPT);
  }

  readBalanceAfter(): Money | null {
    return this.#session.read(BALANCE_AFTER, StoredBalance);
  }

  writeBalanceAfter({ amountInCent, currency }: Money): void {
    this.#session.write(BALANCE_AFTER, { amountInCent, currency });
  }

  clearBalanceAfter(): void {
    this.#session.remove(BALANCE_AFTER);
  }
}
