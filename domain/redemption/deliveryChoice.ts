import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, codesIn } from './draft.ts';

/** In the order of the form. The first one is preselected, because its code is there without waiting for an e-mail. */
export const CODE_DELIVERIES = ['LINK', 'EMAIL', 'PDF', 'ZIP'] as const satisfies readonly DeliveryKind[];
export type CodeDelivery = (typeof CODE_DELIVERIES)[number];

export type DeliverableLine = Pick<RedemptionLine, 'quantity'> & {
  readonly shop: { readonly isPhysical: boolean };
};

/** Empty if the lines contain goods. A ZIP needs more than one code (contract). */
export function deliveriesFor(lines: readonly DeliverableLine[]): readonly CodeDelivery[] {
  if (lines.some(({ shop }) => shop.isPhysical)) return [];
  return CODE_DELIVERIES.filter((kind) => kind !== 'ZIP' || codesIn(lines) > 1);
}

/** Goods force POST; a PDF replaces a ZIP with a single code. */
export function deliveryFor(lines: readonly DeliverableLine[], chosen: CodeDelivery): DeliveryKind {
  const possible = deliveriesFor(lines);
  if (possible.length === 0) return 'POST';
  return possible.includes(chosen) ? chosen : 'PDF';
}
