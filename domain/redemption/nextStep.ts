import { type Opening, isAtHand, openingOf } from './opening.ts';
import { type Receipt, leftAfter } from './receipt.ts';
import type { RedeemedItem } from './redemption.ts';
import { standingOf } from './standing.ts';

/** The one thing that the thank-you page offers to do next; everything else is quiet. */
export type NextStep =
  | Opening
  /** Several lines, each with a code of its own. */
  | { readonly kind: 'codes'; readonly items: readonly RedeemedItem[] }
  /** The link is in the mail, and nowhere else. */
  | { readonly kind: 'mail' }
  /** The order came to nothing; only customer service can help. */
  | { readonly kind: 'help' }
  | { readonly kind: 'rest' }
  /** All that is left to do is to wait. */
  | { readonly kind: 'wait' };

export function nextStepOf(receipt: Pick<Receipt, 'redemption' | 'balance'>): NextStep {
  const { redemption } = receipt;
  const { status, delivery, items } = redemption;
  const opening = openingOf(redemption);
  if (opening !== null) return opening;
  const atHand = items.filter((item) => isAtHand(redemption, item));
  if (atHand.length > 0) return { kind: 'codes', items: atHand };
  const hasRest = (leftAfter(receipt)?.amountInCent ?? 0) > 0;
  switch (standingOf(status, delivery)) {
    case 'on-hold':
    case 'ready':
      return { kind: 'mail' };
    case 'sent':
      if (delivery?.kind !== 'POST') return { kind: 'mail' };
      break;
    case 'undeliverable':
      return { kind: 'help' };
    case 'returned':
      return { kind: hasRest ? 'rest' : 'help' };
    case 'preparing':
    case 'delayed':
  }
  return { kind: hasRest ? 'rest' : 'wait' };
}
