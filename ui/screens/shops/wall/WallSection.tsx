import { observer } from 'mobx-react-lite';
import type { ShopCategory } from '#domain/shop/category.ts';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { SHOPS } from '../services.ts';
import { BasketAtWall } from './around/BasketAtWall.tsx';
import { PagedWall } from './paged/PagedWall.tsx';
import { WholeWall } from './results/WholeWall.tsx';
import { useFilterState } from './filter/useFilterState.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { WallContext, WallScreen, type WallSpot } from './WallScreen.ts';

interface WallSectionProps extends WallSpot {
  /** The category from the path; it filters the wall as if the user had chosen it. Null without one. */
  pathCategory?: ShopCategory | null;
}

/** The shop wall with its filters: for browsing, or for the voucher in use (product 5.2, 5.5). */
export const WallSection = observer(function WallSection({ pathCategory = null, ...spot }: WallSectionProps) {
  const { kept } = useShared();
  const { loadCategories } = useArea(SHOPS);
  const filter = useFilterState(pathCategory);
  const visit = useScrollRestoration();
  const wall = useScreen(
    (services) => new WallScreen(filter, spot, visit, { ...services, kept, loadCategories }),
  );
  return (
    <WallContext value={wall}>
      <OpenOrderNotice />
      {wall.isPaged ? <PagedWall /> : <WholeWall />}
      <BasketAtWall />
    </WallContext>
  );
});
