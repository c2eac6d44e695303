import type { Ref } from 'react';
import { useLocation } from 'react-router';
import { isolated } from '#domain/language/isolated.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';
import { NAMED_KINDS } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { missingInCent } from '#domain/shop/wall.ts';
import { sellsWhole } from '#domain/shop/wholeBalance.ts';
import { layoutProfileOf } from '../../../../frame/layoutProfile.ts';
import { ShopTile } from '../../tiles/ShopTile.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import type { WallScreen, WallSpot } from '../WallScreen.ts';
import type { WallPlace } from '../../../../parts/paths/wallPlace.ts';

interface Drawing {
  /** Ref of the link that takes the focus. */
  link?: Ref<HTMLAnchorElement> | undefined;
  /** True if the tile says that it costs more than the balance, or does not sell it; false if a heading says so. */
  saysDearer?: boolean;
  /** True if the logo must not load yet. */
  logoWaits?: boolean;
  /** True if the logo loads with high priority. */
  logoFirst?: boolean;
}

/** What tiles need of their wall. */
interface TileSurroundings
  extends Pick<WallScreen, 'balanceInCent' | 'categories' | 'currency' | 'isAddition' | 'wholeInCent'> {
  readonly spot: Pick<WallSpot, 'over'>;
}

/** Returns a function that renders a shop's tile on this wall. Must be called in an observer. */
export function useDrawTile({
  categories,
  balanceInCent: balance,
  currency,
  isAddition,
  wholeInCent,
  spot: { over },
}: TileSurroundings) {
  const { search } = useLocation();
  const { site: store } = useServices();
  const { t, money, locale } = useText();
  const { showShopNameOnShopWall, redeemValueChooseable } = store.site.switches;
  // Looked up once for all tiles.
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const eatsOnSite = store.site.partnerKind === 'restaurants';
  const hasLine = layoutProfileOf(store.site).tile === 'row';
  const noteFor = (shop: Shop): string => {
    if (wholeInCent !== null) {
      if (sellsWhole(shop.voucherValuesInCent, wholeInCent)) return '';
      return t('wall.notWhole', { money: money({ amountInCent: wholeInCent, currency }) });
    }
    const amountInCent = balance === null ? 0 : missingInCent(shop, balance);
    if (amountInCent === 0) return '';
    const more = money({ amountInCent, currency });
    if (hasFeature(store.site, 'difference')) return t('wall.youPay', { money: more });
    return t(isAddition ? 'basket.payMore' : 'wall.payMore', { money: more });
  };
  // Shops are online, restaurants are places to eat at: only what differs is said.
  const placeOf = ({ redeemable }: Shop): string => {
    const isOnline = redeemable.includes('online');
    if (!eatsOnSite) return isOnline || redeemable.length === 0 ? '' : t('wall.branch');
    if (!isOnline) return '';
    return t(redeemable.includes('branch') ? 'wall.both' : 'wall.online');
  };
  const valuesOf = ({ voucherValuesInCent: values }: Shop): string => {
    const [lowestInCent] = values;
    // Without a choice of the amount, only the whole balance matters.
    if (lowestInCent === undefined || !redeemValueChooseable) return '';
    return formatMoneyRange({ lowestInCent, highestInCent: values.at(-1) ?? lowestInCent, currency }, locale);
  };
  const lineFor = (shop: Shop): string => {
    const kinds = shop.categories
      .flatMap((id) => names.get(id) ?? [])
      .slice(0, NAMED_KINDS)
      .map(isolated)
      .join(', ');
    return [kinds, placeOf(shop)].filter((part) => part !== '').join(' · ');
  };
  return (shop: Shop, { link, saysDearer = false, logoWaits = false, logoFirst = false }: Drawing = {}) => (
    <ShopTile
      key={shop.id}
      shop={shop}
      search={search}
      state={STATES[over]}
      showsName={showShopNameOnShopWall}
      values={valuesOf(shop)}
      place={placeOf(shop)}
      note={saysDearer ? noteFor(shop) : ''}
      line={hasLine ? lineFor(shop) : ''}
      logoWaits={logoWaits}
      logoFirst={logoFirst}
      ref={link}
    />
  );
}

/** Constant objects, so that memoised tiles are not rendered again. */
const STATES: Readonly<Record<WallPlace, { over: WallPlace }>> = {
  entry: { over: 'entry' },
  shops: { over: 'shops' },
};
