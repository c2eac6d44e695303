import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { activeGroups } from '#domain/shop/shopFilter.ts';
import { useArea, useScreen, useServices, useShared } from '../../../../session/services.ts';
import { SHOPS } from '../../services.ts';
import { LowCredit } from '../around/LowCredit.tsx';
import { MoreShops } from '../results/MoreShops.tsx';
import { useFocusOnNews } from '../results/useFocusOnNews.ts';
import { WallBody } from '../results/WallBody.tsx';
import { WallTiles } from '../results/WallTiles.tsx';
import { useParts } from '../useParts.ts';
import { useWall } from '../WallScreen.ts';
import { PagedShops, type PagesShown } from './PagedShops.ts';

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
  useEffect(() => {
    void screen.load(site, voucher, settled, visit.portions);
  }, [screen, site, voucher, settled, visit]);
  const { searchable, levels, state } = screen;
  const shown = state.kind === 'shown' ? state : null;
  useEffect(() => {
    if (shown) visit.show(shown.pages);
  }, [shown, visit]);
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
        {shown && <InPages screen={screen} shown={shown} />}
      </WallBody>
    </>
  );
});

const InPages = observer(function InPages({ screen, shown }: { screen: PagedShops; shown: PagesShown }) {
  const { shops, news, total, further, filter } = shown;
  const wall = useParts(shops);
  const focus = useFocusOnNews(news, wall);
  return (
    <>
      <WallTiles found={filter} wall={wall} rests focus={focus} />
      <MoreShops
        shown={shops.length}
        total={total}
        further={further === 'loading' || further === 'failed' ? further : undefined}
        onMore={() => void screen.more()}
      />
    </>
  );
});
