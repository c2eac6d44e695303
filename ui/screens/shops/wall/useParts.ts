import { useMemo } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import { partedWall } from '#domain/shop/wholeBalance.ts';
import { useWall } from './WallScreen.ts';

/**
 * Returns the shops that can be chosen, and those that cost more than the balance or do not sell the whole of it where
 * no amount can be chosen. Must be called in an observer.
 */
export function useParts(found: readonly Shop[]): Wall {
  const { fitsUpTo, wholeInCent } = useWall();
  return useMemo(
    () => partedWall(found, { wholeInCent, upToInCent: fitsUpTo }),
    [found, fitsUpTo, wholeInCent],
  );
}
