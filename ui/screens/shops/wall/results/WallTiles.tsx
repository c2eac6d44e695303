import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EARLY_SHOPS, firstOf } from '#domain/shop/portion.ts';
import { takesPayments } from '#domain/site/site.ts';
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

/** As many tiles as the first row of the widest screen has. */
const FIRST_ROW = 6;

interface WallTilesProps {
  /** What found the shops: the list of all of them, or the filter. */
  found: object;
  /** The shops to draw, as soon as they come within reach. */
  wall: Wall;
  /** False while a name is being typed: logos of new tiles, and what is not yet seen, come after that. */
  rests: boolean;
  /** Which shop's tile takes the focus; absent if none does. */
  focus?: TileFocus | undefined;
}

/**
 * The shops that were found: first those that fit the balance, then, under a heading of their own, those that cost
 * more. Where they are mixed, and where the difference can be paid, each says so itself.
 */
export const WallTiles = observer(function WallTiles({ found, wall, rests, focus }: WallTilesProps) {
  const screen = useWall();
  const { headingLevel, labelledBy, over } = screen.spot;
  const { early, site: store } = useServices();
  const { t } = useText();
  const paysMore = takesPayments(store.site);
  const dearerHeading = useId();
  const draw = useDrawTile(screen);
  const { count, grids, hasLogo } = useTilesInReach({
    found,
    wall,
    rests,
    whole: screen.visit.place !== null,
    // What stood in the early page stays.
    atFirst: early.stands() ? EARLY_SHOPS : 0,
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
            {t(paysMore ? 'wall.payable' : 'wall.dearer')}
          </Heading>
          <ShopGrid ref={grids.last} labelledBy={dearerHeading}>
            {tilesOf(dearer, { saysDearer: paysMore, isUpper: fitting.length === 0 })}
          </ShopGrid>
        </section>
      )}
    </>
  );
});
