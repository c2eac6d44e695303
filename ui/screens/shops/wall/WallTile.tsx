import { memo } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import { fitsExactly, missingInCent } from '#domain/shop/wall.ts';
import { layoutProfileOf } from '../../../frame/layoutProfile.ts';
import { ShopTile } from '../tiles/ShopTile.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { shopAddress } from '../../../parts/paths/shopAddress.ts';
import type { TileFocus } from './useFocusOnNews.ts';
import type { WallParts } from './wallParts.ts';
import type { WallPlace } from '../../../parts/paths/wallPlace.ts';

/** What a tile is given besides its shop. */
interface Drawing {
  /**
   * Number of the tile in the list, from 1; needed if not all tiles are mounted, since the browser cannot count then.
   */
  place?: { number: number; of: number } | undefined;
  /** Ref for its link, which is to take the focus. */
  link?: TileFocus['ref'] | undefined;
  /** True if the tile has no note on the balance. */
  bare?: boolean;
}

/**
 * Returns a function that draws a shop's tile on this wall. For observers only, since it reads voucher, site and
 * language.
 */
export function useDrawTile({ categories, over, search, compared }: WallParts) {
  const { session, site: store } = useServices();
  const { t, money } = useWords();
  const { voucher } = session;
  const { balanceInCent: balance, isAddition } = compared;
  const { showShopNameOnShopWall } = store.site.switches;
  // Looked up once for all tiles.
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const places = { online: t('wall.online'), branch: t('wall.branch') };
  const usesAll = t('wall.usesAll');
  const hasLine = layoutProfileOf(store.site.layout).tile === 'row';
  const noteFor = (shop: Shop): string => {
    if (balance === null || !voucher) return '';
    const amountInCent = missingInCent(shop, balance);
    if (amountInCent > 0) {
      return t(isAddition ? 'basket.payMore' : 'wall.payMore', {
        money: money({ amountInCent, currency: voucher.currency }),
      });
    }
    return fitsExactly(shop, balance) ? usesAll : '';
  };
  const lineFor = (shop: Shop): string => {
    const kinds = shop.categories.flatMap((id) => names.get(id) ?? []).join(', ');
    const where = shop.redeemable.map((place) => places[place]).join(', ');
    return [kinds, where].filter((part) => part !== '').join(' · ');
  };
  return (shop: Shop, { place, link, bare = false }: Drawing = {}) => (
    <WallTile
      key={shop.id}
      shop={shop}
      search={search}
      over={over}
      showName={showShopNameOnShopWall}
      note={bare ? '' : noteFor(shop)}
      line={hasLine ? lineFor(shop) : ''}
      number={place?.number ?? 0}
      of={place?.of ?? 0}
      link={link}
    />
  );
}

/** One object per page, always the same, so that unchanged tiles are not drawn again. */
const STATES: Readonly<Record<WallPlace, { over: WallPlace }>> = {
  entry: { over: 'entry' },
  shops: { over: 'shops' },
};

interface WallTileProps {
  shop: Shop;
  search: string;
  over: WallPlace;
  showName: boolean;
  note: string;
  /** The second line, in layouts that show rows; else empty. */
  line: string;
  number: number;
  /** How many tiles there are; 0 if the browser can count them itself. */
  of: number;
  link: TileFocus['ref'] | undefined;
}

const WallTile = memo(function WallTile({
  shop,
  search,
  over,
  line,
  number,
  of,
  link,
  ...words
}: WallTileProps) {
  return (
    <ShopTile
      {...words}
      name={shop.name}
      to={{ pathname: shopAddress(shop), search }}
      state={STATES[over]}
      logo={shop.logo === null ? undefined : { src: shop.logo }}
      categories={line}
      place={of === 0 ? undefined : { number, of }}
      {...(link && { ref: link })}
    />
  );
});
