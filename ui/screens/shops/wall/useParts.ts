import { useMemo } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import { type Wall, partByBalance } from '#domain/shop/wall.ts';
import { partByWhole } from '#domain/shop/wholeBalance.ts';
import { useWall } from './WallScreen.ts';

/**
 * Returns the shops that can be chosen, and those that cost more than the balance or do not sell the whole of it where
 * no amount can be chosen. Must be called in an observer.
 */
export function useParts(found: readonly Shop[]): Wall {
  const { fitsUpTo, wholeInCent } = useWall();
  return useMemo(
    () => (wholeInCent === null ? partByBalance(found, fitsUpTo) : partByWhole(found, wholeInCent)),
    [found, fitsUpTo, wholeInCent],
  );
}
