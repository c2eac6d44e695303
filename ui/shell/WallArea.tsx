import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingLine } from '../frame/LoadingLine.tsx';
import { LazyPart } from '../parts/lazy/LazyPart.tsx';
import { unreachable } from '../problems/Unreachable.tsx';
import { useServices } from '../session/services.ts';
import { EntryView } from '../screens/entry/codeEntry/EntryView.tsx';
import { categoryIn, useDrawsEntry } from './entryPath.ts';
import { partOf } from './loadScreen.ts';
import { wall } from './slots.tsx';

const loadShops = partOf(
  'shops',
  async () => (await import('../screens/shops/wall/ShopsView.tsx')).ShopsView,
);
const loadFindVariation = partOf(
  'shops',
  async () => (await import('../screens/shops/findVariation/FindVariationView.tsx')).FindVariationView,
);

/** The page under the shop's dialog stays mounted, so that scroll position, search and focus remain. */
export const WallArea = observer(function WallArea() {
  const { path, site } = useServices();
  const drawsEntry = useDrawsEntry();
  const urlName = categoryIn(useLocation().pathname);
  // A layout effect runs before the wall reads the path, so that both use the same one.
  useLayoutEffect(() => {
    if (urlName !== null) path.enter(urlName);
  }, [path, urlName]);
  return (
    <>
      {drawsEntry ? (
        <EntryView wall={wall} />
      ) : (
        <LazyPart
          key={urlName === null ? 'shops' : 'find'}
          load={urlName === null ? loadShops : loadFindVariation}
          props={{}}
          waiting={<Waiting isWall={urlName === null && !site.site.switches.usePaginatedShopList} />}
          otherwise={unreachable}
        />
      )}
      <Outlet />
    </>
  );
});

/** As tall as a wall, so that the footer does not move. If the early page already shows a wall, it stays meanwhile. */
const Waiting = observer(function Waiting({ isWall }: { isWall: boolean }) {
  const { bundledTexts, early, language } = useServices();
  useLayoutEffect(() => {
    if (isWall && early.stands()) early.hold();
  }, [early, isWall]);
  return (
    <div style={{ minBlockSize: '100dvh' }}>
      <LoadingLine text={bundledTexts[language.language].loading} />
    </div>
  );
});
