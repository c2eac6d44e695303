import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Later } from '../../Later.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';
import { useServices } from '../../services.ts';
import { RedeemView } from '../redeem/RedeemView.tsx';
import { useDrawsEntry } from './useDrawsEntry.ts';
import { categoryIn } from './wallPlace.ts';

const loadShops = async () => {
  const { ShopsView } = await import('./ShopsView.tsx');
  return () => <ShopsView />;
};
const loadFindVariation = async () => {
  const { FindVariationView } = await import('../findVariation/FindVariationView.tsx');
  return () => <FindVariationView />;
};

/**
 * The pages with a wall, and the shop that opens over them. The page beneath stays mounted while the shop's own
 * address is shown, so its scroll position, its search and the focus are still there afterwards.
 */
export const WallArea = observer(function WallArea() {
  const { path } = useServices();
  const drawsEntry = useDrawsEntry();
  const urlName = categoryIn(useLocation().pathname);
  // Before the wall below reads the address, so that both speak of the same path.
  useLayoutEffect(() => {
    if (urlName !== null) path.enter(urlName);
  }, [path, urlName]);
  return (
    <>
      {drawsEntry ? (
        <RedeemView />
      ) : (
        <Later
          key={urlName === null ? 'shops' : 'find'}
          load={urlName === null ? loadShops : loadFindVariation}
          props={{}}
          otherwise={unreachable}
        />
      )}
      <Outlet />
    </>
  );
});
