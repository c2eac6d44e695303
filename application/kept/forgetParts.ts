import type { KeptPart } from '#domain/kept/retention.ts';
import { type KeptKey, keysLeavingWith } from '#domain/kept/table.ts';
import type { ForgetKept } from './kept.ts';

/** Forgets each of these parts as a whole (`domain/kept/retention.ts` decides which part is forgotten when). */
export function forgetParts(kept: ForgetKept<KeptKey>, parts: readonly KeptPart[]): void {
  for (const key of keysLeavingWith(parts)) kept.forget(key);
}
