import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { indexByName } from '#domain/shop/shopIndex.ts';
import { sortInEffect } from '#domain/shop/wallSort.ts';
import { useScreen, useServices, useShared } from '../../../session/services.ts';
import { useCompareNames } from '../sort/useCompareNames.ts';
import { TopShops } from './Doors.tsx';
import { NothingFound } from './NothingFound.tsx';
import { useGrowing } from './useGrowing.ts';
import { useDeferredFilter } from './useDeferredFilter.ts';
import { WallBody } from './WallBody.tsx';
import { type Options, UNKNOWN_OPTIONS } from './WallFilters.tsx';
import type { WallParts } from './wallParts.ts';
import { WallScreen } from './WallScreen.ts';
import { WallTiles } from './WallTiles.tsx';
import { WallFailed, WallLoading } from './WallWaiting.tsx';

const TOP_SHOPS = 12;
const NONE: readonly Shop[] = [];

interface WholeWallProps {
  parts: WallParts;
  /** True if every tile is mounted at once, for going back to a place far down. */
  atOnce: boolean;
}

/** The wall as one list, filtered in the browser. */
export const WholeWall = observer(function WholeWall({ parts, atOnce }: WholeWallProps) {
  const { session, site: store } = useServices();
  const { browseShops } = useShared();
  const { voucher } = session;
  const { site } = store;
  const screen = useScreen(() => new WallScreen(browseShops));
  useEffect(() => void screen.load(site, voucher), [screen, site, voucher]);
  const filter = useDeferredFilter(parts.state);
  const { state } = screen;
  const finder = state.kind === 'shown' ? state.finder : null;
  const found = useMemo(() => finder?.find(filter) ?? NONE, [finder, filter]);
  const options = useMemo(() => (finder ? optionsOf(finder, filter) : UNKNOWN_OPTIONS), [finder, filter]);
  const topShops = useMemo(
    () => finder?.shops.filter(({ position }) => position === 'T').slice(0, TOP_SHOPS) ?? null,
    [finder],
  );
  const narrowed = activeGroups(filter).length > 0;
  return (
    <WallBody
      parts={parts}
      options={options}
      screen={screen}
      found={finder && found.length}
      all={finder?.shops.length ?? null}
      narrowed={narrowed}
      top={<TopShops parts={parts} narrowed={narrowed} shops={state.kind === 'failed' ? NONE : topShops} />}
    >
      {state.kind === 'loading' && <WallLoading />}
      {state.kind === 'failed' && (
        <WallFailed parts={parts} problem={state.problem} onRetry={() => void screen.retry()} />
      )}
      {finder && (
        <Shown
          parts={parts}
          atOnce={atOnce}
          fittingFirst={screen.fittingFirst}
          finder={finder}
          filter={filter}
          found={found}
        />
      )}
    </WallBody>
  );
});

function optionsOf(finder: ShopFinder, filter: ShopFilter): Options {
  const counts = optionCounts(finder, filter);
  const levels = [...counts.valueLevels.keys()].filter((level) => level <= VALUE_LEVEL_CAP_IN_CENT);
  return { counts, levels };
}

interface ShownProps extends WholeWallProps {
  fittingFirst: boolean;
  finder: ShopFinder;
  /** The filter by which `found` were found. */
  filter: ShopFilter;
  found: readonly Shop[];
}

const Shown = observer(function Shown({ parts, atOnce, fittingFirst, finder, filter, found }: ShownProps) {
  const fitsUpTo = fittingFirst ? parts.compared.balanceInCent : null;
  const compare = useCompareNames();
  const isByName = sortInEffect(parts.sorting?.wish ?? 'fits', filter) === 'name';
  const index = useMemo(() => (isByName ? indexByName(found, compare) : null), [isByName, found, compare]);
  const wall = useMemo(
    () => (index ? { fitting: index.shops, dearer: [] } : partByBalance(found, fitsUpTo)),
    [index, found, fitsUpTo],
  );
  const explanation = useMemo(
    () => (found.length === 0 ? explainNothing(finder, filter) : null),
    [finder, filter, found],
  );
  const mounted = useGrowing(wall, found.length, atOnce);
  if (found.length === 0) return <NothingFound parts={parts} filter={filter} explanation={explanation} />;
  return <WallTiles parts={parts} wall={wall} mounted={mounted} />;
});
