import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, codesIn } from './draft.ts';

/** The deliveries that can be chosen for codes. Goods come by post, which is not a choice. */
export const CODE_DELIVERIES = ['EMAIL', 'LINK', 'PDF', 'ZIP'] as const satisfies readonly DeliveryKind[];
export type CodeDelivery = (typeof CODE_DELIVERIES)[number];

/** What the delivery of a line depends on. */
export type DeliverableLine = Pick<RedemptionLine, 'quantity'> & {
  readonly shop: { readonly isPhysical: boolean };
};

/**
 * Returns the deliveries to choose from; empty if goods are among the lines. A ZIP is only for more than one code
 * (contract).
 */
export function deliveriesFor(lines: readonly DeliverableLine[]): readonly CodeDelivery[] {
  if (lines.some(({ shop }) => shop.isPhysical)) return [];
  return CODE_DELIVERIES.filter((kind) => kind !== 'ZIP' || codesIn(lines) > 1);
}

/**
 * Returns how these lines are delivered, given the person's wish: by post if goods are among them; a PDF instead of a
 * ZIP with a single code.
 */
export function deliveryFor(lines: readonly DeliverableLine[], wish: CodeDelivery): DeliveryKind {
  const possible = deliveriesFor(lines);
  if (possible.length === 0) return 'POST';
  return possible.includes(wish) ? wish : 'PDF';
}
