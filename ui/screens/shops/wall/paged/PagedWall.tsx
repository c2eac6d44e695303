import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { activeGroups } from '#domain/shop/shopFilter.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { useArea, useScreen, useServices, useShared } from '../../../../session/services.ts';
import { SHOPS } from '../../services.ts';
import { LowCredit } from '../around/LowCredit.tsx';
import { MoreShops } from '../results/MoreShops.tsx';
import { NothingFound } from '../results/NothingFound.tsx';
import { type PagesShown, PagedWallScreen } from './PagedWallScreen.ts';
import { Teaser } from '../around/Teaser.tsx';
import { useFocusOnNews } from '../results/useFocusOnNews.ts';
import { WallBody } from '../results/WallBody.tsx';
import type { WallParts } from '../wallParts.ts';
import { WallTiles } from '../results/WallTiles.tsx';
import { WallFailed, WallLoading } from '../results/WallWaiting.tsx';

interface PagedWallProps {
  parts: WallParts;
  /** How many pages are fetched at first; more than one when going back to a place far down. */
  pagesAtFirst: number;
  /** Set to the number of pages shown. */
  pages: RefObject<number>;
}

/** The wall in pages, filtered by the backend (switch `usePaginatedShopList`). */
export const PagedWall = observer(function PagedWall({ parts, pagesAtFirst, pages }: PagedWallProps) {
  const { session, site: store } = useServices();
  const { browseShopPages } = useArea(SHOPS);
  const { browseShops } = useShared();
  const { voucher } = session;
  const { site } = store;
  const { settled } = parts.state;
  const screen = useScreen(() => new PagedWallScreen(browseShopPages, browseShops));
  const atFirst = useRef(pagesAtFirst);
  useEffect(() => {
    void screen.load(site, voucher, settled, atFirst.current);
    return () => {
      atFirst.current = 1;
    };
  }, [screen, site, voucher, settled]);
  const { state, levels } = screen;
  const shown = state.kind === 'shown' ? state : null;
  useEffect(() => {
    if (shown) pages.current = shown.pages;
  }, [shown, pages]);
  const options = useMemo(() => ({ counts: null, levels }), [levels]);
  const narrowed = activeGroups(shown?.filter ?? settled).length > 0;
  useEffect(() => {
    if (shown && !narrowed) store.count(shown.total);
  }, [shown, narrowed, store]);
  return (
    <>
      {shown && !narrowed && (
        <LowCredit compared={parts.compared} shops={shown.shops} isWhole={shown.further === 'nothing'} />
      )}
      <WallBody
        parts={parts}
        options={options}
        screen={screen}
        found={shown && shown.total}
        all={null}
        narrowed={narrowed}
        name={settled.name}
      >
        {state.kind === 'loading' && <WallLoading />}
        {state.kind === 'failed' && (
          <WallFailed parts={parts} problem={state.problem} onRetry={() => void screen.retry()} />
        )}
        {shown && <Shown parts={parts} screen={screen} shown={shown} />}
      </WallBody>
    </>
  );
});

interface ShownProps {
  parts: WallParts;
  screen: PagedWallScreen;
  shown: PagesShown;
}

const Shown = observer(function Shown({ parts, screen, shown }: ShownProps) {
  const { finder } = screen;
  const { shops, total, filter } = shown;
  const fitsUpTo = screen.fittingFirst ? parts.compared.balanceInCent : null;
  const explanation = useMemo(
    () => (total === 0 && finder ? explainNothing(finder, filter) : null),
    [total, finder, filter],
  );
  if (total > 0) {
    if (parts.over === 'shops') return <InPages parts={parts} screen={screen} shown={shown} />;
    const narrowed = activeGroups(filter).length > 0;
    return <Teaser parts={parts} shops={shops} total={total} narrowed={narrowed} fitsUpTo={fitsUpTo} rests />;
  }
  // "Nothing found" is true of the filter that was asked for; the present one may be answered differently.
  if (filter !== parts.state.settled) return <WallLoading />;
  return <NothingFound parts={parts} finder={finder} filter={filter} explanation={explanation} />;
});

const InPages = observer(function InPages({ parts, screen, shown }: ShownProps) {
  const { shops, news, total, further, filter } = shown;
  const fitsUpTo = screen.fittingFirst ? parts.compared.balanceInCent : null;
  const wall = useMemo(() => partByBalance(shops, fitsUpTo), [shops, fitsUpTo]);
  const focus = useFocusOnNews(news, wall);
  return (
    <>
      <WallTiles parts={parts} found={filter} wall={wall} rests focus={focus} />
      <MoreShops
        shown={shops.length}
        total={total}
        further={further === 'loading' || further === 'failed' ? further : undefined}
        onMore={() => void screen.more()}
      />
    </>
  );
});
