import type { Instant } from '../core/clock.ts';
import { unforeseen } from '../core/random.ts';
import { newCode, newSerialNumber } from './code.ts';
import { type NewVoucher, seedVouchers } from './seed.ts';
import type { Voucher } from './voucher.ts';

const ISSUED_SERIES = 900;

/** The vouchers of a sandbox with their balances. */
export class VoucherBook {
  readonly #byCode: Map<string, Voucher>;

  constructor(now: Instant) {
    this.#byCode = seedVouchers(now);
  }

  all(): Voucher[] {
    return [...this.#byCode.values()];
  }

  /** Case-sensitive (product 4.2). */
  byCode(code: string): Voucher | undefined {
    return this.#byCode.get(code);
  }

  bySerialNumber(serialNumber: string): Voucher | undefined {
    return this.all().find((voucher) => voucher.serialNumber === serialNumber);
  }

  /** A new voucher with a new code and serial number. */
  issue(about: NewVoucher): Voucher {
    const code = newCode(unforeseen);
    const voucher = { ...about, code, serialNumber: this.#freeSerialNumber() };
    this.#byCode.set(code, voucher);
    return voucher;
  }

  /** Two vouchers with one number would answer for each other. */
  #freeSerialNumber(): string {
    for (;;) {
      const serialNumber = newSerialNumber(unforeseen, ISSUED_SERIES);
      if (this.bySerialNumber(serialNumber) === undefined) return serialNumber;
    }
  }

  /** Removes the lasting refusal: the giver activated the voucher, or its old code was checked. */
  release(serialNumber: string): void {
    const voucher = this.bySerialNumber(serialNumber);
    if (voucher === undefined) return;
    const { refusedWith: _, ...released } = voucher;
    this.#byCode.set(voucher.code, released);
  }

  /** Refuses a voucher from now on, if its balance is 0. */
  cancelEmpty(serialNumber: string): void {
    const voucher = this.bySerialNumber(serialNumber);
    if (voucher?.balanceInCent !== 0) return;
    this.#byCode.set(voucher.code, { ...voucher, refusedWith: { code: 'VCRx10', moneyState: 'untouched' } });
  }

  /** Returns the new balance in cents. The caller must check that the balance covers the amount. */
  spend(voucher: Voucher, amountInCent: number): number {
    const balanceInCent = voucher.balanceInCent - amountInCent;
    if (balanceInCent < 0) throw new RangeError('A voucher cannot be overdrawn.');
    this.#byCode.set(voucher.code, { ...voucher, balanceInCent });
    return balanceInCent;
  }

  /** Returns the new balance in cents. */
  credit(voucher: Voucher, amountInCent: number): number {
    const balanceInCent = voucher.balanceInCent + amountInCent;
    this.#byCode.set(voucher.code, { ...voucher, balanceInCent });
    return balanceInCent;
  }
}
