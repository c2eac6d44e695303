import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { firstOf } from '#domain/shop/portion.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { partedWall } from '#domain/shop/wholeBalance.ts';
import { ShopGrid } from '../../tiles/ShopGrid.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import type { Further } from '../paged/PagedShops.ts';
import { MoreShops } from './MoreShops.tsx';
import { type Jump, useDrawnTiles } from './useDrawnTiles.ts';
import { useDrawTile } from './useDrawTile.tsx';
import { useWall } from '../WallScreen.ts';
import styles from '../WallSection.module.scss';

/** Number of tiles in the first row of the widest screen. */
const FIRST_ROW = 6;

interface WallTilesProps {
  /** Identity of the result: the list of all shops, or the filter. */
  found: object;
  /** The matching shops, all or those of the loaded pages. */
  shops: readonly Shop[];
  /** Maximum number of shops; all of them if absent. */
  most?: number;
  /** True if the shops that cost more stay among the others. */
  mixed?: boolean;
  /** False while a name is being typed: new logos and tiles outside the viewport wait until then. */
  rests: boolean;
  /** Number of all matching shops, of which a button shows more; absent if there is none. */
  total?: number;
  /** The last jump of the letter index. */
  jump?: Jump | null;
  /** The pages of a paginated wall. */
  paged?: {
    readonly pages: number;
    readonly further: Further;
    readonly onMore: () => Promise<void>;
  };
}

/**
 * The matching shops: first those that fit the balance, then, under a heading of their own, those that cost more or do
 * not sell the whole of it. Where both are mixed, or the difference can be paid, each tile says so.
 */
export const WallTiles = observer(function WallTiles(props: WallTilesProps) {
  const { found, shops, most = Infinity, mixed = false, rests, total, jump = null, paged } = props;
  const screen = useWall();
  const { headingLevel, labelledBy, over } = screen.spot;
  const { site: store } = useServices();
  const { t, money } = useText();
  const { currency, fitsUpTo, wholeInCent } = screen;
  const paysMore = hasFeature(store.site, 'difference');
  const dearerHeading = useId();
  const draw = useDrawTile(screen);
  const wall = useMemo(() => {
    const balance = { wholeInCent, upToInCent: fitsUpTo };
    return firstOf(mixed ? { fitting: shops, dearer: [] } : partedWall(shops, balance), most);
  }, [shops, most, mixed, fitsUpTo, wholeInCent]);
  const { tiles, shown, more, grids, hasLogo, linkOf } = useDrawnTiles({
    found,
    wall,
    rests,
    jump,
    pages: paged?.pages ?? null,
  });
  const { fitting, dearer } = tiles;
  const Heading = `h${headingLevel}` as const;
  const tilesOf = (
    part: readonly Shop[],
    { saysDearer, isUpper }: { saysDearer: boolean; isUpper: boolean },
  ) =>
    part.map((shop, index) =>
      draw(shop, {
        saysDearer,
        logoWaits: !hasLogo(shop),
        logoFirst: over === 'shops' && isUpper && index < FIRST_ROW,
        link: linkOf(shop),
      }),
    );
  return (
    <>
      {fitting.length > 0 && (
        <ShopGrid ref={grids.first} labelledBy={labelledBy}>
          {tilesOf(fitting, { saysDearer: true, isUpper: true })}
        </ShopGrid>
      )}
      {dearer.length > 0 && (
        <section aria-labelledby={dearerHeading} className={styles.dearer}>
          <Heading id={dearerHeading} className={styles.heading}>
            {wholeInCent === null
              ? t(paysMore ? 'wall.payable' : screen.isAddition ? 'basket.dearer' : 'wall.dearer')
              : t('wall.notWhole', { money: money({ amountInCent: wholeInCent, currency }) })}
          </Heading>
          {wholeInCent !== null && <p>{t('wall.notWholeText')}</p>}
          <ShopGrid ref={grids.last} labelledBy={dearerHeading}>
            {tilesOf(dearer, { saysDearer: paysMore && wholeInCent === null, isUpper: fitting.length === 0 })}
          </ShopGrid>
        </section>
      )}
      {total !== undefined && (
        <MoreShops
          shown={shown}
          total={total}
          further={paged?.further}
          onMore={paged ? () => void paged.onMore() : more}
        />
      )}
    </>
  );
});
