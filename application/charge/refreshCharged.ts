import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { RefreshToken } from '../voucher/refreshToken.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';

/** After a top-up the token still carries the old balance. Null if nothing was refreshed, even after a problem. */
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
