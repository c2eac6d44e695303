import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { TEASER, promotion } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import { withFilter } from '../filter/FilterState.ts';
import type { Results } from '../results/Results.ts';
import { useDrawTile } from '../results/useDrawTile.tsx';
import { WallTiles } from '../results/WallTiles.tsx';
import { useWall } from '../WallScreen.ts';
import styles from '../WallSection.module.scss';
import { ShopStrip } from './ShopStrip.tsx';

interface TeaserProps {
  results: Results;
  /** The matching shops, all or the first of them. */
  shops: readonly Shop[];
  narrowed: boolean;
}

/**
 * The entry page's part of the wall: top shops in a strip (switch `showShopPromotion`) while no filter is set, some
 * others, and a link to all.
 */
export const Teaser = observer(function Teaser({ results, shops, narrowed }: TeaserProps) {
  const { total, rests } = results;
  const { site: store } = useServices();
  const { t } = useText();
  const wall = useWall();
  const draw = useDrawTile(wall);
  const promotes = store.site.switches.showShopPromotion && !narrowed;
  const { promoted, others } = useMemo(
    () => (promotes ? promotion(shops, total) : { promoted: [], others: shops }),
    [promotes, shops, total],
  );
  return (
    <>
      <ShopStrip title={t('wall.top', { brand: store.site.brand })} headingLevel={wall.spot.headingLevel}>
        {promoted.map((shop) => draw(shop))}
      </ShopStrip>
      <WallTiles found={shops} shops={others} most={TEASER} rests={rests} />
      {total > TEASER && <AllShops total={total} narrowed={narrowed} />}
    </>
  );
});

interface AllShopsProps {
  total: number;
  narrowed: boolean;
}

/** Link to the page with all shops, with the same filter. */
const AllShops = observer(function AllShops({ total, narrowed }: AllShopsProps) {
  const { t } = useText();
  const { filter } = useWall();
  const search = withFilter(useLocation().search, filter.settled);
  return (
    <p className={styles.all}>
      <ButtonLink to={{ pathname: '/shops', search }} kind="secondary">
        {t(narrowed ? 'wall.filter.show' : 'wall.all', { count: total })}
      </ButtonLink>
    </p>
  );
});
