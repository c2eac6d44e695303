import { type Gate, type GateFacts, type OrderRules, type Preparation, gateOf } from '#domain/orders/gate.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';

/** Prepares an order of one kind: reads what this tab keeps of it, and decides what its page may show. */
export class PrepareOrder<Found, Around extends GateFacts<Order>, Order, Ready, Press> {
  readonly #rules: OrderRules<Found & Around, Order, Ready, Press>;
  readonly #found: () => Found;

  /** @param found reads what is kept */
  constructor(rules: OrderRules<Found & Around, Order, Ready, Press>, found: () => Found) {
    this.#rules = rules;
    this.#found = found;
  }

  get kind(): OrderName {
    return this.#rules.kind;
  }

  /** What is kept now. A page asks once, so that its own press does not change it while the next page loads. */
  find(): Found {
    return this.#found();
  }

  /** `around` is what may change while the page is shown. */
  gate(found: Found, around: Around): Gate<Order, Ready> {
    return gateOf(this.#rules, { ...found, ...around });
  }

  /** What a press would order if no order were open. */
  prepare(found: Found, around: Around): Preparation<Ready> {
    return this.#rules.prepare({ ...found, ...around });
  }

  /** The order that a press sends. */
  order(ready: Ready, press: Press): Order {
    return this.#rules.orderOf(ready, press);
  }
}
