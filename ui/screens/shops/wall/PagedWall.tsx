import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { activeGroups } from '#domain/shop/shopFilter.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';
import { useWords } from '../../../session/words.ts';
import { TopShops } from './Doors.tsx';
import { NothingFound } from './NothingFound.tsx';
import { type PagesShown, PagedWallScreen } from './PagedWallScreen.ts';
import { useFocusOnNews } from './useFocusOnNews.ts';
import { WallBody } from './WallBody.tsx';
import type { WallParts } from './wallParts.ts';
import styles from './WallSection.module.scss';
import { WallTiles } from './WallTiles.tsx';
import { WallFailed, WallLoading } from './WallWaiting.tsx';

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
  const { showShopPromotion } = site.switches;
  const screen = useScreen(() => new PagedWallScreen(browseShopPages, browseShops));
  const atFirst = useRef(pagesAtFirst);
  useEffect(() => {
    void screen.load(site, voucher, settled, atFirst.current);
    return () => {
      atFirst.current = 1;
    };
  }, [screen, site, voucher, settled]);
  useEffect(() => {
    if (showShopPromotion) void screen.loadTopShops(site, voucher);
  }, [screen, site, voucher, showShopPromotion]);
  const { state, levels } = screen;
  const shown = state.kind === 'shown' ? state : null;
  useEffect(() => {
    if (shown) pages.current = shown.pages;
  }, [shown, pages]);
  const options = useMemo(() => ({ counts: null, levels }), [levels]);
  const narrowed = activeGroups(shown?.filter ?? settled).length > 0;
  return (
    <WallBody
      parts={parts}
      options={options}
      screen={screen}
      found={shown && shown.total}
      all={null}
      narrowed={narrowed}
      top={<TopShops parts={parts} narrowed={narrowed} shops={screen.topShops} />}
    >
      {state.kind === 'loading' && <WallLoading />}
      {state.kind === 'failed' && (
        <WallFailed parts={parts} problem={state.problem} onRetry={() => void screen.retry()} />
      )}
      {shown && <Shown parts={parts} screen={screen} shown={shown} />}
    </WallBody>
  );
});

interface ShownProps {
  parts: WallParts;
  screen: PagedWallScreen;
  shown: PagesShown;
}

const Shown = observer(function Shown({ parts, screen, shown }: ShownProps) {
  const { finder } = screen;
  const { shops, news, total, filter } = shown;
  const fitsUpTo = screen.fittingFirst ? parts.compared.balanceInCent : null;
  const wall = useMemo(() => partByBalance(shops, fitsUpTo), [shops, fitsUpTo]);
  const explanation = useMemo(
    () => (total === 0 && finder ? explainNothing(finder, filter) : null),
    [total, finder, filter],
  );
  const focus = useFocusOnNews(news, wall);
  if (total > 0) {
    return (
      <>
        <WallTiles parts={parts} wall={wall} mounted={Infinity} focus={focus} />
        <MorePages screen={screen} shown={shown} />
      </>
    );
  }
  // "Nothing found" is true of the filter that was asked for; the present one may be answered differently.
  if (filter !== parts.state.settled) return <WallLoading />;
  return <NothingFound parts={parts} filter={filter} explanation={explanation} />;
});

/** Says how many of the shops are shown, and loads more. */
const MorePages = observer(function MorePages({ screen, shown }: Omit<ShownProps, 'parts'>) {
  const { t } = useWords();
  const { further, shops, total } = shown;
  return (
    <div className={styles.more}>
      <p className={styles.why}>{t('wall.shownOf', { number: shops.length, count: total })}</p>
      {further === 'failed' && (
        <Notice kind="error" word={t('kind.error')} live>
          {t('wall.moreFailed')}
        </Notice>
      )}
      {further !== 'nothing' && (
        <Button
          kind="secondary"
          busy={further === 'loading'}
          busyText={t('wall.loadingMore')}
          onClick={() => void screen.more()}
        >
          {further === 'failed' ? t('common.tryAgain') : t('wall.more')}
        </Button>
      )}
    </div>
  );
});
