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

/** What belongs to a tile besides its shop. */
interface Drawing {
  /** Its place in the list, where the browser cannot count by itself because not all are mounted. */
  place?: { number: number; of: number } | undefined;
  /** Is told its link, which takes the focus. */
  link?: TileFocus['ref'] | undefined;
  /** Without a note on the balance. */
  bare?: boolean;
}

/** How a shop's tile is drawn on this wall. Used by observers only: it reads voucher, site and language. */
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

/** One object per place, so that a tile that stays is not drawn anew. */
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
  /** The second line, where the layout shows rows. */
  line: string;
  number: number;
  /** 0 where the browser counts. */
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
