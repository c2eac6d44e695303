import type { Instant } from '../core/clock.ts';
import { unforeseen } from '../core/random.ts';
import { newCode, newSerialNumber } from './code.ts';
import { type NewVoucher, seedVouchers } from './seed.ts';
import type { Voucher } from './voucher.ts';

const ISSUED_SERIES = 900;

/** The vouchers of a sandbox and what is left on them. */
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

  /** One more voucher, with numbers that no other has. */
  issue(about: NewVoucher): Voucher {
    const code = newCode(unforeseen);
    const voucher = { ...about, code, serialNumber: newSerialNumber(unforeseen, ISSUED_SERIES) };
    this.#byCode.set(code, voucher);
    return voucher;
  }

  /** Takes the lasting reason to refuse a voucher away: its giver has activated it, or its old code was checked. */
  release(serialNumber: string): void {
    const voucher = this.bySerialNumber(serialNumber);
    if (voucher === undefined) return;
    const { refusedWith: _, ...released } = voucher;
    this.#byCode.set(voucher.code, released);
  }

  /** Refuses a voucher from now on, unless there is something on it. */
  cancelEmpty(serialNumber: string): void {
    const voucher = this.bySerialNumber(serialNumber);
    if (voucher?.balanceInCent !== 0) return;
    this.#byCode.set(voucher.code, { ...voucher, refusedWith: { code: 'VCRx10', moneyState: 'untouched' } });
  }

  /** Takes an amount off a voucher and answers what is left. The caller has checked that it is covered. */
  spend(voucher: Voucher, amountInCent: number): number {
    const balanceInCent = voucher.balanceInCent - amountInCent;
    if (balanceInCent < 0) throw new RangeError('A voucher cannot be overdrawn.');
    this.#byCode.set(voucher.code, { ...voucher, balanceInCent });
    return balanceInCent;
  }

  /** Gives an amount back to a voucher and answers what is on it then. */
  credit(voucher: Voucher, amountInCent: number): number {
    const balanceInCent = voucher.balanceInCent + amountInCent;
    this.#byCode.set(voucher.code, { ...voucher, balanceInCent });
    return balanceInCent;
  }
}
