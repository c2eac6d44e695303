import { malformed } from '../core/read.ts';

/** Names are unique up to this number. */
export const LARGEST_WALL = 50_000;

/**
 * 400 for an invalid number.
 * @param at JSON pointer of the field
 */
export function checkedShopCount(count: number, at = '/shops'): number {
  if (!Number.isSafeInteger(count) || count < 1 || count > LARGEST_WALL) {
    throw malformed(at, `A number from 1 to ${LARGEST_WALL} is expected`);
  }
  return count;
}

/** Reads `?shops=10000`; `undefined` without the parameter. */
export function askedShopCount(query: URLSearchParams): number | undefined {
  const shops = query.get('shops');
  return shops === null ? undefined : checkedShopCount(Number(shops));
}
