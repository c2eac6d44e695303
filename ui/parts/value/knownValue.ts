import type { ReadKept } from '#application/kept/kept.ts';
import { confirmedAt, pickAt } from '#domain/redemption/valuePicks.ts';

/** Returns the value chosen for a shop so far, in cents: the last pick, else the confirmed one. */
export function knownValue(kept: ReadKept<'redemptionDraft' | 'valuePicks'>, shopId: string): number | null {
  return pickAt(kept.read('valuePicks') ?? [], shopId) ?? confirmedAt(kept.read('redemptionDraft'), shopId);
}
