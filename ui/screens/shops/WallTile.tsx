import { memo } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import { fitsExactly, missingInCent } from '#domain/shop/wall.ts';
import { ShopTile } from '../../frame/ShopTile.tsx';
import { useServices } from '../../services.ts';
import { useWords } from '../../words.ts';
import { useComparedBalance } from './useComparedBalance.ts';
import type { WallParts } from './wallParts.ts';
import type { WallPlace } from './wallPlace.ts';

/** What belongs to a tile besides its shop. */
interface Drawing {
  /** Its place in the list, where the browser cannot count by itself because not all are mounted. */
  place?: { number: number; of: number } | undefined;
  /** It takes the focus when it is drawn. */
  focused?: boolean;
}

/** How a shop's tile is drawn on this wall. Used by observers only: it reads voucher, site and language. */
export function useDrawTile({ categories, over, search }: WallParts) {
  const { session, site: store } = useServices();
  const { t, money } = useWords();
  const { voucher } = session;
  const balance = useComparedBalance();
  const { showShopNameOnShopWall } = store.site.switches;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const noteFor = (shop: Shop): string => {
    if (balance === null || !voucher) return '';
    const amountInCent = missingInCent(shop, balance);
    if (amountInCent > 0) {
      return t('wall.payMore', { money: money({ amountInCent, currency: voucher.currency }) });
    }
    return fitsExactly(shop, balance) ? t('wall.usesAll') : '';
  };
  const lineFor = (shop: Shop): string => {
    const kinds = shop.categories.flatMap((id) => names.get(id) ?? []).join(', ');
    const places = shop.redeemable.map((where) => t(`wall.${where}`)).join(', ');
    return [kinds, places].filter((part) => part !== '').join(' · ');
  };
  return (shop: Shop, { place, focused = false }: Drawing = {}) => (
    <WallTile
      key={shop.id}
      shop={shop}
      search={search}
      over={over}
      showName={showShopNameOnShopWall}
      note={noteFor(shop)}
      line={lineFor(shop)}
      number={place?.number ?? 0}
      of={place?.of ?? 0}
      focused={focused}
    />
  );
}

/** One object per place, so that a tile that stays is not drawn anew. */
const STATES: Readonly<Record<WallPlace, { over: WallPlace }>> = {
  entry: { over: 'entry' },
  shops: { over: 'shops' },
};

const focus = (link: HTMLAnchorElement | null) => link?.focus();

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
  focused: boolean;
}

const WallTile = memo(function WallTile({
  shop,
  search,
  over,
  line,
  number,
  of,
  focused,
  ...words
}: WallTileProps) {
  return (
    <ShopTile
      {...words}
      name={shop.name}
      to={{ pathname: `/shops/${encodeURIComponent(shop.id)}/${encodeURIComponent(shop.slug)}`, search }}
      state={STATES[over]}
      logo={shop.logo === null ? undefined : { src: shop.logo }}
      categories={line}
      place={of === 0 ? undefined : { number, of }}
      {...(focused && { ref: focus })}
    />
  );
});
