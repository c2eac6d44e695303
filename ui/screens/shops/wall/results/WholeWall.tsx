import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import { findShops } from '#domain/shop/findShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from '#domain/shop/shopFilter.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';
import { type ShopIndex, indexByName } from '#domain/shop/shopIndex.ts';
import { sortInEffect } from '#domain/shop/wallSort.ts';
import { useScreen, useServices, useShared } from '../../../../session/services.ts';
import { useEarlyUntil } from '../../../../session/useEarlyUntil.ts';
import { LetterIndex } from '../../sort/LetterIndex.tsx';
import { useCompareNames } from '../../sort/useCompareNames.ts';
import { type Jump, useFocusOnJump } from '../../sort/useFocusOnJump.ts';
import { useSorting } from '../../sort/useSorting.ts';
import { LowCredit } from '../around/LowCredit.tsx';
import { useDeferredFilter } from '../filter/useDeferredFilter.ts';
import { useParts } from '../useParts.ts';
import { useWall } from '../WallScreen.ts';
import { MoreShops } from './MoreShops.tsx';
import type { Options } from './Results.ts';
import { useFocusOnNews } from './useFocusOnNews.ts';
import { usePortions } from './usePortions.ts';
import { WallBody } from './WallBody.tsx';
import { WallTiles } from './WallTiles.tsx';
import { WholeShops } from './WholeShops.ts';

const NONE: readonly Shop[] = [];

/** The wall as one list, filtered in the browser. */
export const WholeWall = observer(function WholeWall() {
  const wall = useWall();
  const { session, site: store } = useServices();
  const { browseShops } = useShared();
  const { voucher } = session;
  const { site } = store;
  const screen = useScreen(() => new WholeShops(browseShops));
  useEffect(() => void screen.load(site, voucher), [screen, site, voucher]);
  const { state } = screen;
  // The categories determine the height of the filters, so the early page stays until both are loaded.
  const isReady = state.kind !== 'loading' && wall.categoriesAre !== 'loading';
  useEarlyUntil(wall.spot.over === 'shops' ? isReady : null);
  const searchable = state.kind === 'shown' ? state.searchable : null;
  useEffect(() => {
    if (searchable) store.count(searchable.shops.length);
  }, [searchable, store]);
  const { filter, settled, rests } = useDeferredFilter(wall.filter);
  const shops = useMemo(() => (searchable ? findShops(searchable, filter) : NONE), [searchable, filter]);
  const isEmpty = searchable !== null && shops.length === 0;
  useEffect(() => {
    if (isEmpty) wall.visit.show(1); // the next list is a new one
  }, [isEmpty, wall.visit]);
  const options = useMemo(() => optionsOf(searchable, settled), [searchable, settled]);
  const compare = useCompareNames();
  const { chosen } = useSorting();
  const isByName = wall.isSorted && sortInEffect(chosen, filter) === 'name';
  const index = useMemo(() => (isByName ? indexByName(shops, compare) : null), [isByName, shops, compare]);
  const [jump, setJump] = useState<Jump | null>(null);
  const jumpTo = (to: number) => {
    const id = index?.shops[to]?.id;
    // A jump may mount many tiles, so it runs as a transition.
    if (id !== undefined) startTransition(() => setJump({ id, index: to }));
  };
  return (
    <>
      {searchable && <LowCredit shops={searchable.shops} />}
      <WallBody
        results={{
          filter,
          shops: searchable && shops,
          total: shops.length,
          all: searchable?.shops.length ?? null,
          areAwaited: false,
          rests,
          options,
          searchable,
          problem: state.kind === 'failed' ? state.problem : null,
          retry: screen.retry,
        }}
        letters={index && <LetterIndex starts={index.starts} onJump={jumpTo} />}
      >
        <InPortions found={shops} rests={rests} index={index} jump={jump} />
      </WallBody>
    </>
  );
});

function optionsOf(searchable: SearchableWall | null, filter: ShopFilter): Options {
  const counts = searchable && optionCounts(searchable, filter);
  const levels = [...(counts?.valueLevels.keys() ?? [])];
  return { counts, levels: levels.filter((level) => level <= VALUE_LEVEL_CAP_IN_CENT) };
}

interface InPortionsProps {
  found: readonly Shop[];
  /** False while a name is being typed. */
  rests: boolean;
  /** The shops sorted by name; null in the default order. */
  index: ShopIndex | null;
  /** The last jump of the letter index. */
  jump: Jump | null;
}

const InPortions = observer(function InPortions({ found, rests, index, jump }: InPortionsProps) {
  const { visit } = useWall();
  const parts = useParts(found);
  const whole = useMemo(() => (index ? { fitting: index.shops, dearer: [] } : parts), [index, parts]);
  const order = index?.shops ?? found;
  const { wall, portions, news, more } = usePortions(order, whole, visit.portions, jump);
  useEffect(() => {
    visit.show(portions);
  }, [visit, portions]);
  const newsFocus = useFocusOnNews(news, wall);
  const jumpFocus = useFocusOnJump(jump);
  const focus = news.length > 0 ? newsFocus : jumpFocus;
  return (
    <>
      <WallTiles found={order} wall={wall} rests={rests} focus={focus} />
      <MoreShops shown={wall.fitting.length + wall.dearer.length} total={found.length} onMore={more} />
    </>
  );
});
