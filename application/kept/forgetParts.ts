import type { KeptPart } from '#domain/kept/retention.ts';
import { type KeptKey, keysLeavingWith } from '#domain/kept/table.ts';
import type { ForgetKept } from './kept.ts';

export function forgetParts(kept: ForgetKept<KeptKey>, parts: readonly KeptPart[]): void {
  for (const key of keysLeavingWith(parts)) kept.forget(key);
}
