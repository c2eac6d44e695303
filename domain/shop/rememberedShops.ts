import type { Shop } from './shop.ts';

export const MOST_RECENT = 12;
export const MOST_FAVOURITES = 100;

/** Shop ids on this device, latest first. Null in its place means that the user has not given permission. */
export interface RememberedShops {
  readonly recent: readonly string[];
  readonly favourites: readonly string[];
}

export type MemoryEvent =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'seen'; readonly id: string }
  | { readonly kind: 'favourite-pressed'; readonly id: string };

/** Without permission, only `allowed` changes anything. */
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

/** In the order of `ids`; drops unknown ids. */
export function shopsOf(ids: readonly string[], shops: readonly Shop[]): readonly Shop[] {
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
