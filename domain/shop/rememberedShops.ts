import type { Shop } from './shop.ts';

/** How many shops are remembered of each kind; older ones make room. */
export const MOST_RECENT = 12;
export const MOST_FAVOURITES = 100;

/**
 * The ids of shops that a person lets this device remember, the latest first and each once. Null in its place means
 * that the person has not allowed it: then nothing is remembered.
 */
export interface RememberedShops {
  /** Shops that were looked at. */
  readonly recent: readonly string[];
  /** Shops that the person marked. */
  readonly favourites: readonly string[];
}

/** What happens to the memory. */
export type MemoryEvent =
  | { readonly kind: 'allowed' }
  /** Takes the permission back: everything is forgotten. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'seen'; readonly id: string }
  /** Marks a shop as a favourite, or takes the mark away. */
  | { readonly kind: 'favourite-pressed'; readonly id: string };

/** Returns what is remembered after an event. Without permission nothing but the permission itself changes anything. */
export function remember(before: RememberedShops | null, event: MemoryEvent): RememberedShops | null {
  if (event.kind === 'withdrawn') return null;
  if (event.kind === 'allowed') return before ?? { recent: [], favourites: [] };
  if (before === null) return null;
  const { recent, favourites } = before;
  if (event.kind === 'seen') return { recent: withFirst(recent, event.id, MOST_RECENT), favourites };
  return {
    recent,
    favourites: favourites.includes(event.id)
      ? favourites.filter((id) => id !== event.id)
      : withFirst(favourites, event.id, MOST_FAVOURITES),
  };
}

function withFirst(ids: readonly string[], id: string, most: number): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, most);
}

/** Returns those of the shops that have these ids, in the order of the ids. One that is gone is left out. */
export function shopsOf(ids: readonly string[], shops: readonly Shop[]): readonly Shop[] {
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
