import { isRemovalMissed } from '#domain/kept/removals.ts';
import type { ReadKept } from '../kept/kept.ts';

/** Whether what this tab holds was removed in another one, of which this tab could not hear (ADR 12). */
export function hasMissedRemoval(kept: ReadKept<'emptySince' | 'lastVoucher' | 'removals'>): boolean {
  return isRemovalMissed(kept.read('removals') ?? [], kept.read('emptySince'), kept.read('lastVoucher'));
}
