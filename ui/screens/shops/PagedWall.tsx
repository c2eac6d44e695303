import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { activeGroups } from '#domain/shop/shopFilter.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { WallFrame } from '../../frame/WallFrame.tsx';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { useJourney, useScreen, useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { PromotedCategories, TopShops } from './Doors.tsx';
import { type PagesShown, PagedWallScreen } from './PagedWallScreen.ts';
import { useComparedBalance } from './useComparedBalance.ts';
import { WallFailed, WallLoading } from './WallWaiting.tsx';
import { WallFilterBar, WallFilterSheet } from './WallFilters.tsx';
import { WallFound } from './WallFound.tsx';
import type { WallParts } from './wallParts.ts';
import styles from './WallSection.module.scss';
import { WallSearch } from './WallSearch.tsx';
import { WallTiles } from './WallTiles.tsx';

interface PagedWallProps {
  parts: WallParts;
  /** How many pages are fetched at first: more than one for going back to a place far down. */
  pagesAtFirst: number;
  /** Is told how many are shown. */
  pages: RefObject<number>;
}

/** The wall in pages, filtered by the backend (switch `usePaginatedShopList`). */
export const PagedWall = observer(function PagedWall({ parts, pagesAtFirst, pages }: PagedWallProps) {
  const { session, site: store } = useServices();
  const { browseShopPages, browseShops } = useJourney();
  const { voucher } = session;
  const { settled } = parts.state;
  const { showShopPromotion } = store.site.switches;
  const screen = useScreen(({ site }) => new PagedWallScreen(browseShopPages, browseShops, site.site));
  const atFirst = useRef(pagesAtFirst);
  useEffect(() => {
    void screen.load(voucher, settled, atFirst.current);
    return () => {
      atFirst.current = 1;
    };
  }, [screen, voucher, settled]);
  useEffect(() => {
    if (showShopPromotion) void screen.loadTopShops(voucher);
  }, [screen, voucher, showShopPromotion]);
  const { state } = screen;
  useEffect(() => {
    if (state.kind === 'shown') pages.current = state.pages;
  }, [state, pages]);
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
  return <Shown parts={parts} screen={screen} shown={state} />;
});

interface ShownProps {
  parts: WallParts;
  screen: PagedWallScreen;
  shown: PagesShown;
}

const Shown = observer(function Shown({ parts, screen, shown }: ShownProps) {
  const { site: store } = useServices();
  const balance = useComparedBalance();
  const { finder } = screen;
  const { shops, news, total } = shown;
  const { settled } = parts.state;
  const fitsUpTo = screen.onlyFitting ? balance : null;
  const wall = useMemo(() => partByBalance(shops, fitsUpTo), [shops, fitsUpTo]);
  const explanation = useMemo(
    () => (total === 0 && finder ? explainNothing(finder, settled) : null),
    [total, finder, settled],
  );
  const firstNew = useMemo(() => {
    const ids = new Set(news.map(({ id }) => id));
    return [...wall.fitting, ...wall.dearer].find(({ id }) => ids.has(id))?.id;
  }, [news, wall]);
  const narrowed = activeGroups(settled).length > 0;
  const options = { parts, counts: null, levels: screen.levels };
  const hasBar = store.site.switches.showShopFilterBar;
  return (
    <WallFrame
      search={
        <WallSearch
          state={parts.state}
          more={hasBar && <WallFilterSheet {...options} found={total} />}
          fits={balance === null ? undefined : { chosen: screen.onlyFitting, choose: screen.fitFirst }}
        />
      }
      doors={<PromotedCategories parts={parts} narrowed={narrowed} />}
      filters={hasBar && <WallFilterBar {...options} />}
    >
      <TopShops parts={parts} narrowed={narrowed} shops={screen.topShops} />
      <WallFound parts={parts} found={total} all={null} explanation={explanation}>
        <WallTiles parts={parts} wall={wall} mounted={Infinity} focused={firstNew} />
        <MorePages screen={screen} shown={shown} />
      </WallFound>
    </WallFrame>
  );
});

/** How much of the wall is shown, and the way to more. */
const MorePages = observer(function MorePages({ screen, shown }: Omit<ShownProps, 'parts'>) {
  const { t } = useWords();
  const { further, shops, total } = shown;
  return (
    <div className={styles.more}>
      <p className={styles.why}>{t('wall.shownOf', { number: shops.length, count: total })}</p>
      {further === 'failed' && (
        <Notice kind="error" word={t('kind.error')}>
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
