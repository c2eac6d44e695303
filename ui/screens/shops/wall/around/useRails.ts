import { useMemo } from 'react';
import { type Rail, hasRails, railsOf } from '#domain/shop/rails.ts';
import { useServices } from '../../../../session/services.ts';
import { useMemory } from '../../remembered/useMemory.ts';
import type { Results } from '../results/Results.ts';
import { useWall } from '../WallScreen.ts';

const NONE: readonly Rail[] = [];

/** The selections above the wall on its own page; none while a filter is on or an order is chosen. Must be called in an observer. */
export function useRails(shops: Results['shops'], isChosen: boolean): readonly Rail[] {
  const { balanceInCent, spot } = useWall();
  const { site } = useServices().site;
  const seen = useMemory().shops?.recent;
  const isOff = isChosen || spot.over !== 'shops' || !hasRails(site);
  return useMemo(
    () => (isOff || shops === null ? NONE : railsOf(shops, { balanceInCent, seen: seen ?? [] })),
    [isOff, shops, balanceInCent, seen],
  );
}
