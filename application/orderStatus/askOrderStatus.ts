import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { OrderNumber, OrderReport } from '#domain/orderStatus/order.ts';
import type { Problem } from '#domain/problem/problem.ts';

export interface OrderQuestion {
  readonly orderNumber: OrderNumber;
  readonly email: Email;
  /** The captcha's token, or the answered security question. */
  readonly captcha: string;
}

export interface OrderDesk {
  status(question: OrderQuestion): Promise<Result<OrderReport, Problem>>;
}

/** Asks how an order stands (specification 4, "Order status"). Not found and undeterminable are two answers. */
export class AskOrderStatus {
  readonly #desk: OrderDesk;

  constructor(desk: OrderDesk) {
    this.#desk = desk;
  }

  execute(question: OrderQuestion): Promise<Result<OrderReport, Problem>> {
    return this.#desk.status(question);
  }
}
