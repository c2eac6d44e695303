import type { Shop } from '#domain/shop/shop.ts';

export function shopAddress({ id, slug }: Pick<Shop, 'id' | 'slug'>): string {
  return `/shops/${pathSegment(id)}/${pathSegment(slug)}`;
}

/** True for the path of a shop's dialog, in any case of letters, as the router matches it. */
export function isShopPath(pathname: string): boolean {
  return /^\/shops\/./i.test(pathname);
}

/** A lone surrogate cannot be escaped, so it becomes U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
