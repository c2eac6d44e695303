import { observer } from 'mobx-react-lite';
import { type RefObject, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { type ShopIndex, indexByName } from '#domain/shop/shopIndex.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { sortInEffect } from '#domain/shop/wallSort.ts';
import { useScreen, useServices, useShared } from '../../../../session/services.ts';
import { useEarlyUntil } from '../../../../session/useEarlyUntil.ts';
import { LetterIndex } from '../../sort/LetterIndex.tsx';
import { useCompareNames } from '../../sort/useCompareNames.ts';
import { type Jump, useFocusOnJump } from '../../sort/useFocusOnJump.ts';
import { LowCredit } from '../around/LowCredit.tsx';
import { MoreShops } from './MoreShops.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Teaser } from '../around/Teaser.tsx';
import { useDeferredFilter } from '../filter/useDeferredFilter.ts';
import { useFocusOnNews } from './useFocusOnNews.ts';
import { usePortions } from './usePortions.ts';
import { WallBody } from './WallBody.tsx';
import { type Options, UNKNOWN_OPTIONS } from '../filter/WallFilters.tsx';
import type { WallParts } from '../wallParts.ts';
import { WallScreen } from './WallScreen.ts';
import { WallTiles } from './WallTiles.tsx';
import { WallFailed, WallLoading } from './WallWaiting.tsx';

const NONE: readonly Shop[] = [];

interface WholeWallProps {
  parts: WallParts;
  /** How many portions are shown at first; more than one when going back to a place far down. */
  pagesAtFirst: number;
  /** Set to the number of portions shown. */
  pages: RefObject<number>;
}

/** The wall as one list, filtered in the browser. */
export const WholeWall = observer(function WholeWall({ parts, ...portions }: WholeWallProps) {
  const { session, site: store } = useServices();
  const { browseShops } = useShared();
  const { voucher } = session;
  const { site } = store;
  const screen = useScreen(() => new WallScreen(browseShops));
  useEffect(() => void screen.load(site, voucher), [screen, site, voucher]);
  const filter = useDeferredFilter(parts.state);
  const { state } = screen;
  // Its categories decide how high its filters are.
  useEarlyUntil(parts.over === 'shops' ? state.kind !== 'loading' && !parts.awaitsCategories : null);
  const finder = state.kind === 'shown' ? state.finder : null;
  useEffect(() => {
    if (finder) store.count(finder.shops.length);
  }, [finder, store]);
  const found = useMemo(() => finder?.find(filter) ?? NONE, [finder, filter]);
  const rests = parts.state.isSettled(filter);
  // While a name is being typed, the shops come first; how many each option would leave follows.
  const counted = useDeferredValue(parts.state.settled);
  const options = useMemo(() => (finder ? optionsOf(finder, counted) : UNKNOWN_OPTIONS), [finder, counted]);
  const narrowed = activeGroups(filter).length > 0;
  const compare = useCompareNames();
  const isByName = sortInEffect(parts.sorting?.wish ?? 'fits', filter) === 'name';
  const index = useMemo(() => (isByName ? indexByName(found, compare) : null), [isByName, found, compare]);
  const [jump, setJump] = useState<Jump | null>(null);
  const jumpTo = (to: number) => {
    const id = index?.shops[to]?.id;
    // Many tiles may have to be mounted on the way.
    if (id !== undefined) startTransition(() => setJump({ id, index: to }));
  };
  const { balanceInCent } = parts.compared;
  return (
    <>
      {finder && <LowCredit compared={parts.compared} shops={finder.shops} />}
      <WallBody
        parts={parts}
        options={options}
        screen={screen}
        found={finder && found.length}
        all={finder?.shops.length ?? null}
        narrowed={narrowed}
        name={filter.name}
        letters={index && <LetterIndex starts={index.starts} onJump={jumpTo} />}
      >
        {state.kind === 'loading' && <WallLoading />}
        {state.kind === 'failed' && (
          <WallFailed parts={parts} problem={state.problem} onRetry={() => void screen.retry()} />
        )}
        {finder && found.length === 0 && <Nothing parts={parts} finder={finder} filter={filter} />}
        {finder && found.length > 0 && (
          <Shown
            {...portions}
            parts={parts}
            fitsUpTo={screen.fittingFirst ? balanceInCent : null}
            narrowed={narrowed}
            rests={rests}
            found={found}
            index={index}
            jump={jump}
          />
        )}
      </WallBody>
    </>
  );
});

function optionsOf(finder: ShopFinder, filter: ShopFilter): Options {
  const counts = optionCounts(finder, filter);
  const levels = [...counts.valueLevels.keys()].filter((level) => level <= VALUE_LEVEL_CAP_IN_CENT);
  return { counts, levels };
}

interface NothingProps {
  parts: WallParts;
  finder: ShopFinder;
  filter: ShopFilter;
}

const Nothing = observer(function Nothing({ parts, finder, filter }: NothingProps) {
  const explanation = useMemo(() => explainNothing(finder, filter), [finder, filter]);
  return <NothingFound parts={parts} finder={finder} filter={filter} explanation={explanation} />;
});

interface ShownProps extends WholeWallProps {
  /** Shops whose smallest value is above this balance come last; null if none is compared. */
  fitsUpTo: number | null;
  narrowed: boolean;
  /** False while a name is being typed. */
  rests: boolean;
  found: readonly Shop[];
  /** The shops from A to Z; null in the usual order. */
  index: ShopIndex | null;
  /** Where the index led last. */
  jump: Jump | null;
}

const Shown = observer(function Shown({ parts, fitsUpTo, narrowed, rests, found, ...rest }: ShownProps) {
  return parts.over === 'entry' ? (
    <Teaser
      parts={parts}
      shops={found}
      total={found.length}
      narrowed={narrowed}
      fitsUpTo={fitsUpTo}
      rests={rests}
    />
  ) : (
    <InPortions {...rest} parts={parts} found={found} fitsUpTo={fitsUpTo} rests={rests} />
  );
});

const InPortions = observer(function InPortions({
  parts,
  fitsUpTo,
  found,
  rests,
  index,
  jump,
  pagesAtFirst,
  pages,
}: Omit<ShownProps, 'narrowed'>) {
  const whole = useMemo(
    () => (index ? { fitting: index.shops, dearer: [] } : partByBalance(found, fitsUpTo)),
    [index, found, fitsUpTo],
  );
  const order = index?.shops ?? found;
  const { wall, portions, news, more } = usePortions(order, whole, pagesAtFirst, jump);
  useEffect(() => {
    pages.current = portions;
  }, [pages, portions]);
  const newsFocus = useFocusOnNews(news, wall);
  const jumpFocus = useFocusOnJump(jump);
  const focus = news.length > 0 ? newsFocus : jumpFocus;
  return (
    <>
      <WallTiles parts={parts} found={order} wall={wall} rests={rests} focus={focus} />
      <MoreShops shown={wall.fitting.length + wall.dearer.length} total={found.length} onMore={more} />
    </>
  );
});
