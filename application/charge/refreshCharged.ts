import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { RefreshToken } from '../voucher/refreshToken.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';

/**
 * Renews the session of the voucher in use if that is the one that was topped up: its token still tells the value
 * before. Returns the renewed session; null if another voucher is in use or none, if its value is told already, or if
 * the session could not be renewed, which changes nothing.
 */
export class RefreshCharged {
  readonly #refresh: RefreshToken;
  readonly #store: VoucherStore;

  constructor(refresh: RefreshToken, store: VoucherStore) {
    this.#refresh = refresh;
    this.#store = store;
  }

  async execute({ serialNumber, balanceInCent }: ChargeReceipt): Promise<VoucherSession | null> {
    const held = this.#store.read();
    const isCharged = held?.voucher.serialNumber === serialNumber;
    if (held === null || !isCharged || held.voucher.balanceInCent === balanceInCent) return null;
    const renewed = await this.#refresh.execute(held);
    return renewed.ok ? renewed.value : null;
  }
}
