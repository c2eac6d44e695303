import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useMemo } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { useScreen, useServices, useShared } from '../../../session/services.ts';
import { LowCredit } from './LowCredit.tsx';
import { MoreShops } from './MoreShops.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Teaser } from './Teaser.tsx';
import { useDeferredFilter } from './useDeferredFilter.ts';
import { useFocusOnNews } from './useFocusOnNews.ts';
import { usePortions } from './usePortions.ts';
import { WallBody } from './WallBody.tsx';
import { type Options, UNKNOWN_OPTIONS } from './WallFilters.tsx';
import type { WallParts } from './wallParts.ts';
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
  const finder = state.kind === 'shown' ? state.finder : null;
  const found = useMemo(() => finder?.find(filter) ?? NONE, [finder, filter]);
  const options = useMemo(() => (finder ? optionsOf(finder, filter) : UNKNOWN_OPTIONS), [finder, filter]);
  const narrowed = activeGroups(filter).length > 0;
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
            found={found}
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
  return <NothingFound parts={parts} filter={filter} explanation={explanation} />;
});

interface ShownProps extends WholeWallProps {
  /** Shops whose smallest value is above this balance come last; null if none is compared. */
  fitsUpTo: number | null;
  narrowed: boolean;
  found: readonly Shop[];
}

const Shown = observer(function Shown({ parts, fitsUpTo, narrowed, found, ...portions }: ShownProps) {
  return parts.over === 'entry' ? (
    <Teaser parts={parts} shops={found} total={found.length} narrowed={narrowed} fitsUpTo={fitsUpTo} />
  ) : (
    <InPortions {...portions} parts={parts} found={found} fitsUpTo={fitsUpTo} />
  );
});

const InPortions = observer(function InPortions({
  parts,
  fitsUpTo,
  found,
  pagesAtFirst,
  pages,
}: Omit<ShownProps, 'narrowed'>) {
  const whole = useMemo(() => partByBalance(found, fitsUpTo), [found, fitsUpTo]);
  const { wall, portions, news, more } = usePortions(found, whole, pagesAtFirst);
  useEffect(() => {
    pages.current = portions;
  }, [pages, portions]);
  const focus = useFocusOnNews(news, wall);
  return (
    <>
      <WallTiles parts={parts} wall={wall} focus={focus} />
      <MoreShops shown={wall.fitting.length + wall.dearer.length} total={found.length} onMore={more} />
    </>
  );
});
