import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingLine } from '../frame/LoadingLine.tsx';
import { LazyPart } from '../parts/lazy/LazyPart.tsx';
import { TitledHeading } from '../parts/page/Page.tsx';
import { isShopPath } from '../parts/paths/isShopPath.ts';
import { unreachable } from '../problems/Unreachable.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { EntryView } from '../screens/entry/codeEntry/EntryView.tsx';
import { categoryIn, useDrawsEntry } from './entryPath.ts';
import { partOf } from './loadScreen.ts';
import { shopsPage, wall } from './slots.tsx';
import { useWallAhead } from './useWallAhead.ts';
import styles from './WallArea.module.scss';

const loadFindVariation = partOf<object>(
  'shops',
  async () => (await import('../screens/shops/findVariation/FindVariationView.tsx')).FindVariationView,
);

/** The page under the shop's dialog stays mounted, so that scroll position, search and focus remain. */
export const WallArea = observer(function WallArea() {
  const { path, site } = useServices();
  const drawsEntry = useDrawsEntry();
  const { pathname } = useLocation();
  const urlName = categoryIn(pathname);
  const ahead = useWallAhead();
  // A layout effect runs before the wall reads the path, so that both use the same one.
  useLayoutEffect(() => {
    if (urlName !== null) path.enter(urlName);
  }, [path, urlName]);
  return (
    <>
      {drawsEntry ? (
        <EntryView wall={wall} ahead={ahead} />
      ) : (
        <LazyPart
          key={urlName === null ? 'shops' : 'find'}
          load={urlName !== null ? loadFindVariation : shopsPage}
          props={{}}
          waiting={<Waiting isWall={urlName === null && !site.site.switches.usePaginatedShopList} />}
          otherwise={missing}
        />
      )}
      <Outlet />
    </>
  );
});

/** A page without its main part still has a heading: one of the first texts, since its own come with the part. */
const Missing = observer(function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  const isCovered = isShopPath(useLocation().pathname);
  return (
    <div className={styles.missing}>
      <TitledHeading title={t('redeem.heading')} covered={isCovered} />
      {unreachable(onRetry)}
    </div>
  );
});

const missing = (onRetry: () => void) => <Missing onRetry={onRetry} />;

/** As tall as a wall, so that the footer does not move. If the early page already shows a wall, it stays meanwhile. */
const Waiting = observer(function Waiting({ isWall }: { isWall: boolean }) {
  const { bundledTexts, early, language } = useServices();
  useLayoutEffect(() => {
    if (isWall && early.isShown()) early.hold();
  }, [early, isWall]);
  return (
    <div style={{ minBlockSize: '100dvh' }}>
      <LoadingLine text={bundledTexts[language.language].loading} />
    </div>
  );
});
