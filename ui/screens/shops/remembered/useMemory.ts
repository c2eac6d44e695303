import type { MemoryEvent, RememberedShops } from '#domain/shop/rememberedShops.ts';
import { useArea } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';

/** What this device remembers of shops, and how to change that. */
export interface Memory {
  /** Null where the person has not allowed it. */
  readonly shops: RememberedShops | null;
  readonly tell: (event: MemoryEvent) => void;
}

/** Returns what this device remembers. For observers only. */
export function useMemory(): Memory {
  const { kept, rememberShops } = useArea(SHOPS);
  return { shops: kept.read('rememberedShops'), tell: (event) => rememberShops.execute(event) };
}
