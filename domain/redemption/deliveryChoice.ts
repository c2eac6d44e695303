import type { DeliveryKind } from './delivery.ts';
import { type RedemptionLine, codesIn } from './draft.ts';

/** In the order of the form. The first one is preselected, because its code is there without waiting for an e-mail. */
export const CODE_DELIVERIES = ['LINK', 'EMAIL', 'PDF', 'ZIP'] as const satisfies readonly DeliveryKind[];
export type CodeDelivery = (typeof CODE_DELIVERIES)[number];

export type DeliverableLine = Pick<RedemptionLine, 'quantity'> & {
  readonly shop: { readonly isPhysical: boolean };
};

/** Empty if the lines contain goods. A ZIP needs more than one code (contract); files need the pages behind their links. */
export function deliveriesFor(
  lines: readonly DeliverableLine[],
  hasDocuments: boolean,
): readonly CodeDelivery[] {
  if (lines.some(({ shop }) => shop.isPhysical)) return [];
  return CODE_DELIVERIES.filter(
    (kind) => (hasDocuments || !isFile(kind)) && (kind !== 'ZIP' || codesIn(lines) > 1),
  );
}

const isFile = (kind: CodeDelivery): boolean => kind === 'PDF' || kind === 'ZIP';

/** Goods force POST; a PDF replaces a ZIP with a single code, and a link a file that is not offered. */
export function deliveryFor(
  lines: readonly DeliverableLine[],
  chosen: CodeDelivery,
  hasDocuments: boolean,
): DeliveryKind {
  const possible = deliveriesFor(lines, hasDocuments);
  if (possible.length === 0) return 'POST';
  if (possible.includes(chosen)) return chosen;
  return hasDocuments ? 'PDF' : 'LINK';
}
