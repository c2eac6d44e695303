import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import { findShops } from '#domain/shop/findShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';
import { indexByName } from '#domain/shop/shopIndex.ts';
import { sortInEffect } from '#domain/shop/wallSort.ts';
import { useServices, useShared } from '../../../../session/services.ts';
import { useEarlyUntil } from '../../../../session/useEarlyUntil.ts';
import { useWallAnswer } from '../../../../parts/shop/useWallAnswer.ts';
import { LetterIndex } from '../../sort/LetterIndex.tsx';
import { useCompareNames } from '../../sort/useCompareNames.ts';
import { useSorting } from '../../sort/useSorting.ts';
import { LowCredit } from '../around/LowCredit.tsx';
import type { FilterState } from '../filter/FilterState.ts';
import { useWall } from '../WallScreen.ts';
import type { Options } from './Results.ts';
import type { Jump } from './useDrawnTiles.ts';
import { WallBody } from './WallBody.tsx';
import { WallTiles } from './WallTiles.tsx';

const NONE: readonly Shop[] = [];

/** The wall as one list, filtered in the browser. */
export const WholeWall = observer(function WholeWall() {
  const wall = useWall();
  const { site: store } = useServices();
  const { browseShops } = useShared();
  const screen = useWallAnswer(
    ({ site, voucher }) => browseShops.execute(site, voucher),
    ({ site, voucher }) => browseShops.known(site, voucher),
  );
  const { state, value } = screen;
  // A wall that arrives is drawn piece by piece, so that it holds up no press. One that must go is gone at once.
  const arrived = useDeferredValue(value);
  const searchable = value && arrived;
  // The categories determine the height of the filters, so the early page stays until both are loaded.
  const isThere = searchable !== null || state.kind === 'failed';
  const isReady = isThere && wall.categoriesAre !== 'loading';
  useEarlyUntil(wall.spot.over === 'shops' ? isReady : null);
  useEffect(() => {
    if (searchable) store.count(searchable.shops.length);
  }, [searchable, store]);
  const { filter, settled, rests } = useDeferred(wall.filter);
  const shops = useMemo(() => (searchable ? findShops(searchable, filter) : NONE), [searchable, filter]);
  const options = useMemo(() => optionsOf(searchable, settled), [searchable, settled]);
  const compare = useCompareNames();
  const { chosen } = useSorting();
  const isByName = wall.isSorted && sortInEffect(chosen, filter) === 'name';
  const index = useMemo(() => (isByName ? indexByName(shops, compare) : null), [isByName, shops, compare]);
  const [jump, setJump] = useState<Jump | null>(null);
  // A jump may mount many tiles, so it runs as a transition.
  const jumpTo = (to: number) => startTransition(() => setJump({ index: to }));
  const order = index?.shops ?? shops;
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
          retry: screen.load,
        }}
        letters={index && <LetterIndex starts={index.starts} onJump={jumpTo} />}
      >
        <WallTiles
          found={order}
          shops={order}
          mixed={index !== null}
          rests={rests}
          total={shops.length}
          jump={jump}
        />
      </WallBody>
    </>
  );
});

function optionsOf(searchable: SearchableWall | null, filter: ShopFilter): Options {
  const counts = searchable && optionCounts(searchable, filter);
  return { counts, levels: [...(counts?.valueLevels.keys() ?? [])] };
}

/**
 * Returns the filter by which the wall is rendered. It may lag behind: a typed letter is painted first, and further
 * letters interrupt the rendering of shops.
 */
function useDeferred(state: FilterState): FilterState['shown'] {
  const [deferred, setDeferred] = useState(() => state.shown);
  useEffect(() => {
    let frame = 0;
    const following = reaction(
      () => state.shown,
      (next) => {
        cancelAnimationFrame(frame);
        // The transition starts after this frame's paint.
        frame = requestAnimationFrame(() => startTransition(() => setDeferred(next)));
      },
      { fireImmediately: true },
    );
    return () => {
      following();
      cancelAnimationFrame(frame);
    };
  }, [state]);
  return deferred;
}
