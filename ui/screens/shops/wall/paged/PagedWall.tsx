import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { activeGroups } from '#domain/shop/shopFilter.ts';
import { useArea, useScreen, useServices, useShared } from '../../../../session/services.ts';
import { SHOPS } from '../../services.ts';
import { LowCredit } from '../around/LowCredit.tsx';
import { WallBody } from '../results/WallBody.tsx';
import { WallTiles } from '../results/WallTiles.tsx';
import { useWall } from '../WallScreen.ts';
import { PagedShops } from './PagedShops.ts';

/** The paginated wall, filtered by the backend (switch `usePaginatedShopList`). */
export const PagedWall = observer(function PagedWall() {
  const { filter, visit } = useWall();
  const { session, site: store } = useServices();
  const { browseShopPages } = useArea(SHOPS);
  const { browseShops } = useShared();
  const { voucher } = session;
  const { site } = store;
  const { settled } = filter;
  const screen = useScreen(() => new PagedShops(browseShopPages, browseShops));
  // Before the browser paints, because a page that is loaded already must not be drawn after an empty one.
  useLayoutEffect(() => {
    void screen.load(site, voucher, settled, visit.portions);
  }, [screen, site, voucher, settled, visit]);
  const { searchable, levels, state } = screen;
  const shown = state.kind === 'shown' ? state : null;
  const options = useMemo(() => ({ counts: null, levels }), [levels]);
  const narrowed = activeGroups(shown?.filter ?? settled).length > 0;
  useEffect(() => {
    if (shown && !narrowed) store.count(shown.total);
  }, [shown, narrowed, store]);
  return (
    <>
      {shown && !narrowed && <LowCredit shops={shown.shops} isWhole={shown.further === 'nothing'} />}
      <WallBody
        results={{
          filter: shown?.filter ?? settled,
          shops: shown && shown.shops,
          total: shown?.total ?? 0,
          all: null,
          // "Nothing found" refers to the filter of the last answer; the current filter may match shops.
          areAwaited: shown?.filter !== settled,
          rests: true,
          options,
          searchable,
          problem: state.kind === 'failed' ? state.problem : null,
          retry: screen.retry,
        }}
      >
        {shown && (
          <WallTiles
            found={shown.filter}
            shops={shown.shops}
            rests
            total={shown.total}
            paged={{ pages: shown.pages, further: shown.further, onMore: screen.more }}
          />
        )}
      </WallBody>
    </>
  );
});
