import type { MemoryEvent, RememberedShops } from '#domain/shop/rememberedShops.ts';
import { useArea } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';

/** The shops that this device remembers, and how to change them. */
export interface Memory {
  /** Null without the user's permission. */
  readonly shops: RememberedShops | null;
  readonly remember: (event: MemoryEvent) => void;
}

/** Must be called in an observer. */
export function useMemory(): Memory {
  const { kept, rememberShops } = useArea(SHOPS);
  return { shops: kept.read('rememberedShops'), remember: (event) => rememberShops.execute(event) };
}
