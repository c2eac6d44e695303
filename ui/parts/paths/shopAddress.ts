import type { Shop } from '#domain/shop/shop.ts';

/** Returns the path of a shop's own page. */
export function shopAddress({ id, slug }: Pick<Shop, 'id' | 'slug'>): string {
  return `/shops/${pathSegment(id)}/${pathSegment(slug)}`;
}

/**
 * Escapes any text as one segment of a path. Half a surrogate pair cannot be escaped, so it becomes a replacement
 * character.
 */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
