import { observer } from 'mobx-react-lite';
import { Outlet, useLocation } from 'react-router';
import { Later } from '../../Later.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';
import { RedeemView } from '../redeem/RedeemView.tsx';
import { isOverEntry } from './wallPlace.ts';

const loadShops = async () => {
  const { ShopsView } = await import('./ShopsView.tsx');
  return () => <ShopsView />;
};

/**
 * The pages with a wall, and the shop that opens over them. The page beneath stays mounted while the shop's own
 * address is shown, so its scroll position, its search and the focus are still there afterwards.
 */
export const WallArea = observer(function WallArea() {
  const location = useLocation();
  return (
    <>
      {isOverEntry(location) ? <RedeemView /> : <Later load={loadShops} props={{}} otherwise={unreachable} />}
      <Outlet />
    </>
  );
});
