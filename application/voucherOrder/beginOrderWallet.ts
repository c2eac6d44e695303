import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { VoucherOrderDesk } from '../ports/voucherOrderDesk.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import type { SendVoucherOrder } from './sendVoucherOrder.ts';

/**
 * Orders vouchers that are paid by wallet, so that its button can be drawn. Nothing moves by it: an order that nobody
 * pays is ended by the backend. Refuses as `VoucherOrderDesk.orderByWallet` and `SendVoucherOrder` do.
 */
export class BeginOrderWallet {
  readonly #desk: VoucherOrderDesk;
  readonly #send: SendVoucherOrder;

  constructor(desk: VoucherOrderDesk, send: SendVoucherOrder) {
    this.#desk = desk;
    this.#send = send;
  }

  execute(
    note: VoucherOrderUnderWay,
    customer: Customer,
    returnUrl: string,
  ): Promise<Result<SignedCheckout, Problem>> {
    return this.#send.execute(note, { customer, returnUrl }, (order) =>
      this.#desk.orderByWallet(order, note.key),
    );
  }
}
