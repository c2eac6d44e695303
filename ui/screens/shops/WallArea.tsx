import { observer } from 'mobx-react-lite';
import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RedeemView } from '../redeem/RedeemView.tsx';
import { isOverEntry } from './wallPlace.ts';

const ShopsView = lazy(() => import('./ShopsView.tsx').then((module) => ({ default: module.ShopsView })));

/**
 * The pages with a wall, and the shop that opens over them. The page beneath stays mounted while the shop's own
 * address is shown, so its scroll position, its search and the focus are still there afterwards.
 */
export const WallArea = observer(function WallArea() {
  const location = useLocation();
  return (
    <>
      {isOverEntry(location) ? (
        <RedeemView />
      ) : (
        <Suspense>
          <ShopsView />
        </Suspense>
      )}
      <Outlet />
    </>
  );
});
