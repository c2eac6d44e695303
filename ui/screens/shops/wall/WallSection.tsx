import { observer } from 'mobx-react-lite';
import { useCallback, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { useServices } from '../../../session/services.ts';
import { BasketAtWall } from './around/BasketAtWall.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { PagedWall } from './paged/PagedWall.tsx';
import { useCategories } from './useCategories.ts';
import { useCompared } from './useCompared.ts';
import { useFilterState } from './filter/useFilterState.ts';
import { useFilterWords } from './filter/useFilterWords.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import type { WallPlace } from '../../../parts/paths/wallPlace.ts';
import { WholeWall } from './results/WholeWall.tsx';
import { useSorting } from '../sort/useSorting.ts';

interface WallSectionProps {
  labelledBy: string;
  headingLevel: 2 | 3;
  /** The page over which a shop's dialog opens. */
  over: WallPlace;
  /** The category that the path names; it filters as if it had been chosen. Null without one. */
  pathCategory?: ShopCategory | null;
}

/** The shop wall with its filters: for browsing, or with what the voucher in use can buy (design 7.18, 7.19). */
export const WallSection = observer(function WallSection({
  pathCategory = null,
  ...place
}: WallSectionProps) {
  const { site: store } = useServices();
  const { search } = useLocation();
  const state = useFilterState(pathCategory);
  const { all: categories, state: progress, askAgain } = useCategories();
  const known = pathCategory ? [pathCategory, ...categories] : categories;
  const words = useFilterWords(known, progress === 'come');
  const compared = useCompared();
  const sorting = useSorting();
  const { usePaginatedShopList } = store.site.switches;
  const pages = useRef(1);
  const kept = useScrollRestoration(useCallback(() => pages.current, []));
  const resultId = useId();
  const toResult = () => document.getElementById(resultId)?.focus({ preventScroll: true });
  const parts = {
    ...place,
    state,
    categories,
    awaitsCategories: progress === 'coming',
    words,
    compared,
    sorting: usePaginatedShopList || place.over === 'entry' ? null : sorting,
    search,
    isBack: kept !== null,
    resultId,
    toResult,
    askAgain,
  };
  return (
    <>
      <OpenOrderNotice />
      {usePaginatedShopList ? (
        <PagedWall parts={parts} pages={pages} pagesAtFirst={kept?.pages ?? 1} />
      ) : (
        <WholeWall parts={parts} pages={pages} pagesAtFirst={kept?.pages ?? 1} />
      )}
      <BasketAtWall />
    </>
  );
});
