import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, codesIn } from './draft.ts';

/** The ways in which codes can come; goods come by post, and nobody chooses that. */
export const CODE_DELIVERIES = ['EMAIL', 'LINK', 'PDF', 'ZIP'] as const satisfies readonly DeliveryKind[];
export type CodeDelivery = (typeof CODE_DELIVERIES)[number];

/** A line as far as its delivery depends on it. */
export type DeliverableLine = Pick<RedemptionLine, 'quantity'> & {
  readonly shop: { readonly isPhysical: boolean };
};

/** The deliveries to choose from; none where something goes by post. A ZIP is for more codes than one (contract). */
export function deliveriesFor(lines: readonly DeliverableLine[]): readonly CodeDelivery[] {
  if (lines.some(({ shop }) => shop.isPhysical)) return [];
  return CODE_DELIVERIES.filter((kind) => kind !== 'ZIP' || codesIn(lines) > 1);
}

/** What becomes of a wish: by post where goods are among the lines; a ZIP of a single code is a PDF. */
export function deliveryFor(lines: readonly DeliverableLine[], wish: CodeDelivery): DeliveryKind {
  const possible = deliveriesFor(lines);
  if (possible.length === 0) return 'POST';
  return possible.includes(wish) ? wish : 'PDF';
}
