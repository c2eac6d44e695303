import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { takesPayments } from '#domain/site/site.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import { ShopGrid } from '../tiles/ShopGrid.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import type { TileFocus } from './useFocusOnNews.ts';
import { useDrawTile } from './WallTile.tsx';
import type { WallParts } from './wallParts.ts';
import styles from './WallSection.module.scss';

interface WallTilesProps {
  parts: WallParts;
  /** The shops to draw. */
  wall: Wall;
  /** Which shop's tile takes the focus; absent if none does. */
  focus?: TileFocus | undefined;
}

/**
 * The shops that were found: first those that fit the balance, then, under a heading of their own, those that cost
 * more. Where they are mixed, and where the difference can be paid, each says so itself.
 */
export const WallTiles = observer(function WallTiles({
  parts,
  wall: { fitting, dearer },
  focus,
}: WallTilesProps) {
  const { site: store } = useServices();
  const { t } = useWords();
  const paysMore = takesPayments(store.site);
  const dearerHeading = useId();
  const draw = useDrawTile(parts);
  const Heading = `h${parts.headingLevel}` as const;
  const tilesOf = (shops: readonly Shop[], saysDearer: boolean) =>
    shops.map((shop) => draw(shop, { saysDearer, link: shop.id === focus?.id ? focus.ref : undefined }));
  return (
    <>
      {fitting.length > 0 && <ShopGrid labelledBy={parts.labelledBy}>{tilesOf(fitting, true)}</ShopGrid>}
      {dearer.length > 0 && (
        <section aria-labelledby={dearerHeading} className={styles.dearer}>
          <Heading id={dearerHeading} className={styles.heading}>
            {t(paysMore ? 'wall.payable' : 'wall.dearer')}
          </Heading>
          <ShopGrid labelledBy={dearerHeading}>{tilesOf(dearer, paysMore)}</ShopGrid>
        </section>
      )}
    </>
  );
});
