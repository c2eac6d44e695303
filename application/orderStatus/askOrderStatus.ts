import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { OrderNumber, OrderReport } from '#domain/orderStatus/order.ts';
import type { Problem } from '#domain/problem/problem.ts';

export interface OrderQuestion {
  readonly orderNumber: OrderNumber;
  readonly email: Email;
  /** The captcha's token or the security question's answer (`answeredQuestion`). Valid for one call. */
  readonly captcha: string;
}

export interface OrderApi {
  /** Refuses with `order-not-found` (also if the address differs), `order-undeterminable` or `captcha-invalid`. */
  status(question: OrderQuestion): Promise<Result<OrderReport, Problem>>;
}

export class AskOrderStatus {
  readonly #api: OrderApi;

  constructor(api: OrderApi) {
    this.#api = api;
  }

  execute(question: OrderQuestion): Promise<Result<OrderReport, Problem>> {
    return this.#api.status(question);
  }
}
