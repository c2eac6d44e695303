import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { OrderNumber, OrderReport } from '#domain/orderStatus/order.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Which order is asked about; number and address have to belong together. */
export interface OrderQuestion {
  readonly orderNumber: OrderNumber;
  readonly email: Email;
  /** The captcha's token, or the answered security question (`answeredQuestion`). Accepted once only. */
  readonly captcha: string;
}

/** The backend's answers on how an order stands, be it a redemption or a donation. */
export interface OrderApi {
  /**
   * Refuses with `order-not-found` if there is no such order, or the address does not belong to it; with
   * `order-undeterminable` if it exists but its status cannot be told now; with `captcha-invalid` or
   * `too-many-requests` (`retryAfterSeconds`).
   */
  status(question: OrderQuestion): Promise<Result<OrderReport, Problem>>;
}

/**
 * Asks how an order stands (product 8.8). Changes nothing; problems as `OrderApi.status` says.
 * Each further question needs a new captcha.
 */
export class AskOrderStatus {
  readonly #api: OrderApi;

  constructor(api: OrderApi) {
    this.#api = api;
  }

  execute(question: OrderQuestion): Promise<Result<OrderReport, Problem>> {
    return this.#api.status(question);
  }
}
