import { observer } from 'mobx-react-lite';
import { hasRails } from '#domain/shop/rails.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { ShopGrid } from '#ui/screens/shops/tiles/ShopGrid.tsx';
import { RailStrip } from '#ui/screens/shops/wall/around/Rails.tsx';
import { useDrawTile } from '#ui/screens/shops/wall/results/useDrawTile.tsx';
import { useServices } from '#ui/session/services.ts';
import { KIND, VALUE_IN_CENT, VARIANTS } from './tileVariants.ts';

const SAMPLE: Omit<Shop, 'id' | 'logo' | 'redeemable'> = {
  name: '',
  logoColour: null,
  slug: '',
  categories: [0],
  voucherValuesInCent: [VALUE_IN_CENT],
  keywords: [],
  position: 'T',
  allowNameFullTextSearch: true,
  isPhysical: false,
};

/** The tiles of a wall as the app draws them, one for each way in which they differ; the early page's script fills them in. */
export const ShownTiles = observer(function ShownTiles() {
  const { site } = useServices();
  const draw = useDrawTile({
    categories: [{ id: 0, name: KIND, urlName: '', promoted: false }],
    spot: { over: 'shops' },
    balanceInCent: null,
    currency: site.site.currency,
    wholeInCent: null,
    isAddition: false,
  });
  return (
    <template data-part="tiles">
      <ShopGrid labelledBy="">
        {VARIANTS.map(({ redeemable, hasLogo }, index) =>
          draw({ ...SAMPLE, id: String(index), redeemable, logo: hasLogo ? '/logo.svg' : null }),
        )}
      </ShopGrid>
      {hasRails(site.site) && (
        <RailStrip kind="popular" balance="" headingLevel={2}>
          {[<li key="shop" />]}
        </RailStrip>
      )}
    </template>
  );
});
