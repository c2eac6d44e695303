import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { OpenPress } from '#domain/orders/openPress.ts';

/**
 * Why asking again cannot help. `lapsed`: the backend was carrying the order out, but long afterwards knows nothing of
 * it. `mismatch`: it answers about another order. `contradicted`: it denies a payment that it had received.
 */
export type WhyLost = 'lapsed' | 'mismatch' | 'contradicted';

export type OrderState<Order> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'placing'; readonly order: Order }
  /** Not sent yet: another tab's order comes first. Goes on by itself once that is known. */
  | { readonly kind: 'held-back'; readonly order: Order; readonly by: OpenPress }
  /** Not carried out, as far as the backend knows. A new submit of the same order reuses its idempotency key. */
  | { readonly kind: 'refused'; readonly order: Order; readonly problem: Problem }
  /** The outcome is unknown. The user can only look it up; a submit does nothing. */
  | { readonly kind: 'unclear'; readonly order: Order; readonly problem: Problem }
  /** The outcome is being looked up because of `problem`. */
  | { readonly kind: 'finding-out'; readonly order: Order; readonly problem: Problem }
  /** Asking cannot help; the user gets the order's id for customer service. */
  | { readonly kind: 'lost'; readonly order: Order; readonly why: WhyLost }
  /** The user has not paid at the provider yet. Nothing moves until they pay or give up. */
  | { readonly kind: 'paying'; readonly order: Order }
  | { readonly kind: 'placed'; readonly order: Order }
  /** Not sent: another kind of order is pending, and its outcome comes first. */
  | { readonly kind: 'blocked'; readonly by: OpenOrder };

/** True if the order must not be changed: its outcome is pending, or the page is about to go on. */
export function isFixed({ kind }: OrderState<unknown>): boolean {
  return kind !== 'idle' && kind !== 'refused' && kind !== 'blocked';
}

/** True while an answer is pending, or the next page after `placed`. */
export function isBusy({ kind }: OrderState<unknown>): boolean {
  return kind === 'placing' || kind === 'held-back' || kind === 'finding-out' || kind === 'placed';
}
