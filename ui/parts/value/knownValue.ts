import type { ReadKept } from '#application/kept/kept.ts';
import { confirmedAt, pickAt } from '#domain/redemption/valuePicks.ts';

/** Returns the value that was chosen at a shop so far, in cents: the one last picked, else the one gone on with. */
export function knownValue(kept: ReadKept<'redemptionDraft' | 'valuePicks'>, shopId: string): number | null {
  return pickAt(kept.read('valuePicks') ?? [], shopId) ?? confirmedAt(kept.read('redemptionDraft'), shopId);
}
