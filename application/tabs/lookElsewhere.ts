import { ofVoucher } from '#domain/orders/openPress.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';
import type { PressTurns } from './pressTurns.ts';

/** Looks up another tab's open order about the voucher in use, so that its balance is known again. Only reads. */
export class LookElsewhere {
  readonly #turns: Pick<PressTurns, 'look'>;
  readonly #store: VoucherStore;

  constructor(turns: Pick<PressTurns, 'look'>, store: VoucherStore) {
    this.#turns = turns;
    this.#store = store;
  }

  async execute(): Promise<void> {
    const held = this.#store.read();
    if (held !== null) await this.#turns.look([ofVoucher(voucherMark(held))]);
  }
}
