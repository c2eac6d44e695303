import type { Problem } from '#domain/problem/problem.ts';
import type { OpenOrder } from './orderBook.ts';

/**
 * Why asking on leads nowhere. `lapsed`: the backend was at it, and knows nothing of it long after. `mismatch`: what it
 * answers is not about this order.
 */
export type WhyLost = 'lapsed' | 'mismatch';

/** From the press to the outcome of an order that moves value. `unclear` is left only by finding out. */
export type OrderState<Order> =
  /** Nothing was sent, or what was sent is done with: a press places. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'placing'; readonly order: Order }
  /** It came to nothing; a press places it again, under the same key where it means the same. */
  | { readonly kind: 'refused'; readonly order: Order; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly order: Order; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly order: Order; readonly problem: Problem }
  /** Left by the person only, who is given its reference. */
  | { readonly kind: 'lost'; readonly order: Order; readonly why: WhyLost }
  | { readonly kind: 'placed'; readonly order: Order }
  /** An order of another kind is open, and its outcome comes first: nothing was sent. */
  | { readonly kind: 'blocked'; readonly by: OpenOrder };

/** Whether nothing about the order can be changed: its outcome is not known, or it is placed and the page goes on. */
export function isFixed({ kind }: OrderState<unknown>): boolean {
  return kind !== 'idle' && kind !== 'refused' && kind !== 'blocked';
}

/** Whether something is awaited: an answer, or after it the next page. */
export function isBusy({ kind }: OrderState<unknown>): boolean {
  return kind === 'placing' || kind === 'finding-out' || kind === 'placed';
}
