import type { Shop } from '#domain/shop/shop.ts';

export function shopAddress({ id, slug }: Pick<Shop, 'id' | 'slug'>): string {
  return `/shops/${pathSegment(id)}/${pathSegment(slug)}`;
}

/** A lone surrogate cannot be escaped, so it becomes U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
