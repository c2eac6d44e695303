import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { TEASER, firstOf, promotion } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { useServices } from '../../../../session/services.ts';
import { useWords } from '../../../../session/words.ts';
import { AllShops } from './AllShops.tsx';
import { ShopStrip } from './ShopStrip.tsx';
import { useDrawTile } from '../results/WallTile.tsx';
import type { WallParts } from '../wallParts.ts';
import { WallTiles } from '../results/WallTiles.tsx';

interface TeaserProps {
  parts: WallParts;
  /** The shops that were found, all or the first of them. */
  shops: readonly Shop[];
  /** How many were found. */
  total: number;
  narrowed: boolean;
  /** Shops whose smallest value is above this balance come last; null if none is compared. */
  fitsUpTo: number | null;
  /** False while a name is being typed. */
  rests: boolean;
}

/**
 * What the entry page shows of the wall: top shops in a strip (switch `showShopPromotion`) while nothing narrows it,
 * some others, and the way to all of them.
 */
export const Teaser = observer(function Teaser({
  parts,
  shops,
  total,
  narrowed,
  fitsUpTo,
  rests,
}: TeaserProps) {
  const { site: store } = useServices();
  const { t } = useWords();
  const draw = useDrawTile(parts);
  const promotes = store.site.switches.showShopPromotion && !narrowed;
  const { promoted, others } = useMemo(
    () => (promotes ? promotion(shops, total) : { promoted: [], others: shops }),
    [promotes, shops, total],
  );
  const wall = useMemo(() => firstOf(partByBalance(others, fitsUpTo), TEASER), [others, fitsUpTo]);
  return (
    <>
      {promoted.length > 0 && (
        <ShopStrip
          title={t('wall.top')}
          headingLevel={parts.headingLevel}
          backLabel={t('wall.stripBack')}
          onLabel={t('wall.stripOn')}
        >
          {promoted.map((shop) => draw(shop))}
        </ShopStrip>
      )}
      <WallTiles parts={parts} found={shops} wall={wall} rests={rests} />
      {total > TEASER && <AllShops parts={parts} total={total} narrowed={narrowed} />}
    </>
  );
});
