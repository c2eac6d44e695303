import { useMemo } from 'react';
import { type Rail, railsOf } from '#domain/shop/rails.ts';
import { useServices } from '../../../../session/services.ts';
import { useMemory } from '../../remembered/useMemory.ts';
import type { Results } from '../results/Results.ts';
import { useWall } from '../WallScreen.ts';

const NONE: readonly Rail[] = [];

/**
 * The selections above the wall on its own page. None while a filter is on, on a paginated wall, where the whole balance
 * is redeemed, and in the restaurants' list, whose lines are no tiles. Must be called in an observer.
 */
export function useRails(shops: Results['shops'], narrowed: boolean): readonly Rail[] {
  const { balanceInCent, isPaged, spot } = useWall();
  const { site } = useServices().site;
  const seen = useMemory().shops?.recent;
  const isOff =
    narrowed ||
    isPaged ||
    spot.over !== 'shops' ||
    !site.switches.redeemValueChooseable ||
    site.partnerKind === 'restaurants';
  return useMemo(
    () => (isOff || shops === null ? NONE : railsOf(shops, { balanceInCent, seen: seen ?? [] })),
    [isOff, shops, balanceInCent, seen],
  );
}
