import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import { VALUE_LEVEL_CAP_IN_CENT, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { WallFrame } from '../../frame/WallFrame.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { PromotedCategories, TopShops } from './Doors.tsx';
import { useComparedBalance } from './useComparedBalance.ts';
import { useGrowing } from './useGrowing.ts';
import { useLaterFilter } from './useLaterFilter.ts';
import { WallFailed, WallLoading } from './WallWaiting.tsx';
import { WallFilterBar, WallFilterSheet } from './WallFilters.tsx';
import { WallFound } from './WallFound.tsx';
import type { WallParts } from './wallParts.ts';
import { WallScreen } from './WallScreen.ts';
import { WallSearch } from './WallSearch.tsx';
import { WallTiles } from './WallTiles.tsx';

const TOP_SHOPS = 12;

interface WholeWallProps {
  parts: WallParts;
  /** Mounts every tile at once, for going back to a place far down. */
  atOnce: boolean;
}

/** The wall as one list, filtered here. */
export const WholeWall = observer(function WholeWall({ parts, atOnce }: WholeWallProps) {
  const { session } = useServices();
  const { browseShops } = useJourney();
  const { voucher } = session;
  const screen = useScreen(({ site }) => new WallScreen(browseShops, site.site));
  useEffect(() => void screen.load(voucher), [screen, voucher]);
  const { state } = screen;
  if (state.kind === 'loading') return <WallLoading />;
  if (state.kind === 'failed') {
    return (
      <WallFailed
        problem={state.problem}
        headingLevel={parts.headingLevel}
        onRetry={() => void screen.retry()}
      />
    );
  }
  return <Shown parts={parts} atOnce={atOnce} screen={screen} finder={state.finder} />;
});

interface ShownProps extends WholeWallProps {
  screen: WallScreen;
  finder: ShopFinder;
}

const Shown = observer(function Shown({ parts, atOnce, screen, finder }: ShownProps) {
  const { site: store } = useServices();
  const balance = useComparedBalance();
  const filter = useLaterFilter(parts.state);
  const fitsUpTo = screen.onlyFitting ? balance : null;
  const found = useMemo(() => finder.find(filter), [finder, filter]);
  const wall = useMemo(() => partByBalance(found, fitsUpTo), [found, fitsUpTo]);
  const explanation = useMemo(
    () => (found.length === 0 ? explainNothing(finder, filter) : null),
    [finder, filter, found],
  );
  const counts = useMemo(() => optionCounts(finder, filter), [finder, filter]);
  const topShops = useMemo(
    () => finder.shops.filter(({ position }) => position === 'T').slice(0, TOP_SHOPS),
    [finder],
  );
  const levels = [...counts.valueLevels.keys()].filter((level) => level <= VALUE_LEVEL_CAP_IN_CENT);
  const mounted = useGrowing(wall, found.length, atOnce);
  const narrowed = activeGroups(filter).length > 0;
  const options = { parts, counts, levels };
  const hasBar = store.site.switches.showShopFilterBar;
  return (
    <WallFrame
      search={
        <WallSearch
          state={parts.state}
          more={hasBar && <WallFilterSheet {...options} found={found.length} />}
          fits={balance === null ? undefined : { chosen: screen.onlyFitting, choose: screen.fitFirst }}
        />
      }
      doors={<PromotedCategories parts={parts} narrowed={narrowed} />}
      filters={hasBar && <WallFilterBar {...options} />}
    >
      <TopShops parts={parts} narrowed={narrowed} shops={topShops} />
      <WallFound parts={parts} found={found.length} all={finder.shops.length} explanation={explanation}>
        <WallTiles parts={parts} wall={wall} mounted={mounted} />
      </WallFound>
    </WallFrame>
  );
});
