import { malformed } from '../core/read.ts';

/** More shops than this would not have a name of their own. */
export const LARGEST_WALL = 50_000;

/** A number of shops that the largest wall can have, else 400 about the field `at`. */
export function checkedShopCount(count: number, at = '/shops'): number {
  if (!Number.isSafeInteger(count) || count < 1 || count > LARGEST_WALL) {
    throw malformed(at, `A number from 1 to ${LARGEST_WALL} is expected`);
  }
  return count;
}

/** What `?shops=10000` asks for; `undefined` where an address does not say. */
export function askedShopCount(query: URLSearchParams): number | undefined {
  const shops = query.get('shops');
  return shops === null ? undefined : checkedShopCount(Number(shops));
}
