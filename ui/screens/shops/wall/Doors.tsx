import { observer } from 'mobx-react-lite';
import type { Shop } from '#domain/shop/shop.ts';
import { CategoryDoors } from './CategoryDoors.tsx';
import { ShopStrip } from './ShopStrip.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { categoryLinks } from './categoryLinks.ts';
import { useDrawTile } from './WallTile.tsx';
import type { WallParts } from './wallParts.ts';

interface DoorsProps {
  parts: WallParts;
  /** Whether the shops that are drawn are narrowed; behind the filter, as they are. */
  narrowed: boolean;
}

/** Promoted categories, while nothing narrows the wall and the site has a filter bar. */
export const PromotedCategories = observer(function PromotedCategories({ parts, narrowed }: DoorsProps) {
  const { site: store } = useServices();
  const { t } = useWords();
  const promoted = parts.categories.filter((category) => category.promoted);
  if (!store.site.switches.showShopFilterBar || narrowed || promoted.length === 0) return null;
  const linkTo = categoryLinks(parts);
  return (
    <CategoryDoors
      label={t('wall.promoted')}
      doors={promoted.map((category) => ({
        id: String(category.id),
        label: category.name,
        to: linkTo(category),
      }))}
      // The link goes with all others as soon as its category narrows the wall.
      onFollow={parts.toResult}
    />
  );
});

/**
 * The strip of top shops (switch `showShopPromotion`), while nothing narrows the wall. `shops` is null while they are
 * on their way: their room is kept, so that the wall below stays where it is.
 */
export const TopShops = observer(function TopShops({
  parts,
  narrowed,
  shops,
}: DoorsProps & { shops: readonly Shop[] | null }) {
  const { site: store } = useServices();
  const { t } = useWords();
  const draw = useDrawTile(parts);
  if (!store.site.switches.showShopPromotion || narrowed || shops?.length === 0) return null;
  return (
    <ShopStrip title={t('wall.top')} headingLevel={parts.headingLevel}>
      {shops && shops.map((shop) => draw(shop, { bare: true }))}
    </ShopStrip>
  );
});
