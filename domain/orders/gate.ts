import type { OpenOrder } from './openOrder.ts';
import type { VoucherSession } from '../voucher/voucher.ts';
import type { OrderName } from './orderSteps.ts';

/** Where an order of any kind lacks something. `code`: no voucher is in use. `choice`: what to order. */
export type OrderStep = 'code' | 'choice' | 'details';

/** What a press needs: all of it, or the first step that lacks something. `waiting`: the offer is not loaded yet. */
export type Preparation<Ready> =
  | { readonly kind: 'ready'; readonly ready: Ready }
  | { readonly kind: 'missing'; readonly step: OrderStep }
  | { readonly kind: 'waiting' };

/** What the page of an order may show. */
export type Gate<Order, Ready> =
  | Preparation<Ready>
  /** An order of this kind is open: its outcome comes before anything new. */
  | { readonly kind: 'settling'; readonly order: Order }
  /** An order of another kind is open: its outcome comes first. */
  | { readonly kind: 'other'; readonly open: OpenOrder }
  /** This tab has ordered what the page is about: it shows the receipt, and must not offer the same again (ADR 13). */
  | { readonly kind: 'placed' };

/** What the gate of every kind depends on. */
export interface GateFacts<Order> {
  /** This tab's order of this kind that another page has sent and whose outcome comes first; null without one. */
  readonly left: Order | null;
  /** This tab's open order of any kind, also the page's own; null without one. */
  readonly open: OpenOrder | null;
  /** Of the voucher in use; null without one, or where the order has nothing to do with it. */
  readonly session: VoucherSession | null;
  /** `expired`: with the code, which is asked for first, an open order's outcome also gives access to what it bought. */
  readonly holding: 'voucher' | 'nothing' | 'expired';
}

/** What differs between the kinds of orders. All functions are pure. */
export interface OrderRules<
  Facts extends GateFacts<Order>,
  Order,
  Ready,
  Press = never,
  Value = never,
  Receipt = unknown,
  Moment = never,
> {
  readonly kind: OrderName;
  /** True if the order spends the voucher in use, so that the page asks for the code without one. */
  readonly needsVoucher: boolean;
  /** True if this tab has the receipt of what the page is about, and nothing was chosen since. */
  isPlaced(facts: Facts): boolean;
  prepare(facts: Facts): Preparation<Ready>;
  /** The order that a press sends. `press` is what only the press knows, such as its idempotency key. */
  orderOf(ready: Ready, press: Press): Order;
  /** What this tab keeps of an order that was carried out. `moment` is what is known only then, such as the time. */
  receiptOf(value: Value, order: Order, moment: Moment): Receipt;
}

/** For kinds whose orders may be sent again. Those that are always paid may not: every payment is an order of its own. */
export interface Repeatable<Order> {
  /** True if both order the same for the same voucher and customer. */
  sameAs(one: Order, other: Order): boolean;
}

/**
 * Decides what the page of an order may show: the one order of precedence for all kinds (ADR 13). An open order comes
 * before everything else, and a receipt before what a new order lacks.
 */
export function gateOf<Facts extends GateFacts<Order>, Order, Ready>(
  rules: OrderRules<Facts, Order, Ready>,
  facts: Facts,
): Gate<Order, Ready> {
  const { left, open, holding } = facts;
  const isHidden = rules.needsVoucher && holding === 'expired';
  if (left !== null && !isHidden) return { kind: 'settling', order: left };
  if (open === null && rules.isPlaced(facts)) return { kind: 'placed' };
  if (rules.needsVoucher && holding !== 'voucher') return { kind: 'missing', step: 'code' };
  if (open !== null && open.kind !== rules.kind) return { kind: 'other', open };
  return rules.prepare(facts);
}
