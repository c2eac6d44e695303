import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EARLY_SHOPS, firstOf } from '#domain/shop/portion.ts';
import { takesPayments } from '#domain/payment/paymentProviders.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import { ShopGrid } from '../../tiles/ShopGrid.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import type { TileFocus } from './useFocusOnNews.ts';
import { useTilesInReach } from './useTilesInReach.ts';
import { useDrawTile } from './useDrawTile.tsx';
import { useWall } from '../WallScreen.ts';
import styles from '../WallSection.module.scss';

/** Number of tiles in the first row of the widest screen. */
const FIRST_ROW = 6;

interface WallTilesProps {
  /** Identity of the result: the list of all shops, or the filter. */
  found: object;
  /** The shops to render, once they are near the viewport. */
  wall: Wall;
  /** False while a name is being typed: new logos and tiles outside the viewport wait until then. */
  rests: boolean;
  /** The tile that takes the focus. */
  focus?: TileFocus | undefined;
}

/**
 * The matching shops: first those that fit the balance, then, under a heading of their own, those that cost more or do
 * not sell the whole of it. Where both are mixed, or the difference can be paid, each tile says so.
 */
export const WallTiles = observer(function WallTiles({ found, wall, rests, focus }: WallTilesProps) {
  const screen = useWall();
  const { headingLevel, labelledBy, over } = screen.spot;
  const { early, session, site: store } = useServices();
  const { t, money } = useText();
  const { wholeInCent } = screen;
  const paysMore = takesPayments(store.site);
  const currency = session.voucher?.currency ?? store.site.currency;
  const dearerHeading = useId();
  const draw = useDrawTile(screen);
  const { count, grids, hasLogo } = useTilesInReach({
    found,
    wall,
    rests,
    whole: screen.visit.place !== null,
    // The tiles of the early page stay.
    atFirst: early.isShown() ? EARLY_SHOPS : 0,
    focus,
  });
  const { fitting, dearer } = firstOf(wall, count);
  const Heading = `h${headingLevel}` as const;
  const tilesOf = (
    shops: readonly Shop[],
    { saysDearer, isUpper }: { saysDearer: boolean; isUpper: boolean },
  ) =>
    shops.map((shop, index) =>
      draw(shop, {
        saysDearer,
        logoWaits: !hasLogo(shop),
        logoFirst: over === 'shops' && isUpper && index < FIRST_ROW,
        link: shop.id === focus?.id ? focus.ref : undefined,
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
    </>
  );
});
