import type { Problem } from '#domain/problem/problem.ts';
import type { OpenOrder } from './pendingOrderStore.ts';

/**
 * Why asking again leads nowhere. `lapsed`: the backend said that it was carrying the order out, but long afterwards
 * knows nothing of it. `mismatch`: what it answers is about another order. `contradicted`: it denies a payment that it
 * had received.
 */
export type WhyLost = 'lapsed' | 'mismatch' | 'contradicted';

/** The state of an order that moves value, from the press of the button to its outcome. */
export type OrderState<Order> =
  /** Nothing was sent, or what was sent is settled: a press places an order. */
  | { readonly kind: 'idle' }
  /** It is being sent, or its answer is awaited. */
  | { readonly kind: 'placing'; readonly order: Order }
  /**
   * It came to nothing, as far as the backend knows. A press places it again, under the same idempotency key if it
   * means the same order.
   */
  | { readonly kind: 'refused'; readonly order: Order; readonly problem: Problem }
  /** Nobody knows what became of it. The only way on is to find out; a press does nothing. */
  | { readonly kind: 'unclear'; readonly order: Order; readonly problem: Problem }
  /** The backend is being asked what became of it; `problem` says why. */
  | { readonly kind: 'finding-out'; readonly order: Order; readonly problem: Problem }
  /** Asking leads nowhere. Only the person can go on from here, who is told the order's id for customer service. */
  | { readonly kind: 'lost'; readonly order: Order; readonly why: WhyLost }
  /**
   * Nothing moves until the person has paid at the payment provider, to whom they are led, or from whom they came back
   * without having paid. The only ways on are to pay and to give the
   * payment up.
   */
  | { readonly kind: 'paying'; readonly order: Order }
  /** It was carried out. */
  | { readonly kind: 'placed'; readonly order: Order }
  /** Nothing was sent, because an order of another kind is open whose outcome has to be known first. */
  | { readonly kind: 'blocked'; readonly by: OpenOrder };

/**
 * True if nothing about the order may be changed: its outcome is not known yet, or it is placed and the page is about
 * to go on.
 */
export function isFixed({ kind }: OrderState<unknown>): boolean {
  return kind !== 'idle' && kind !== 'refused' && kind !== 'blocked';
}

/** True while something is awaited: an answer, or the next page after the order was placed. */
export function isBusy({ kind }: OrderState<unknown>): boolean {
  return kind === 'placing' || kind === 'finding-out' || kind === 'placed';
}
