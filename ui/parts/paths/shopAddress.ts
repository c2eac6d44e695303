import type { Shop } from '#domain/shop/shop.ts';

/** The path of a shop's own page. */
export function shopAddress({ id, slug }: Pick<Shop, 'id' | 'slug'>): string {
  return `/shops/${pathSegment(id)}/${pathSegment(slug)}`;
}

/** Any text as one segment of a path. Half a letter of two units cannot be escaped, so it becomes a replacement sign. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
