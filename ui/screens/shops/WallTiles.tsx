import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import { ShopGrid } from '../../frame/ShopGrid.tsx';
import type { ShopWindowProps } from '../../frame/ShopWindow.tsx';
import { Later } from '../../Later.tsx';
import { useWords } from '../../words.ts';
import { FIRST_TILES } from './useGrowing.ts';
import { useDrawTile } from './WallTile.tsx';
import type { WallParts } from './wallParts.ts';
import styles from './WallSection.module.scss';

/** Above this many shops only those near the screen are mounted (ADR 17). */
const WINDOWED_ABOVE = 500;

const loadWindow = async () => {
  const { ShopWindow } = await import('../../frame/ShopWindow.tsx');
  return (props: ShopWindowProps) => <ShopWindow {...props} />;
};

interface WallTilesProps {
  parts: WallParts;
  wall: Wall;
  /** How many of the shops are mounted by now, of both parts together. */
  mounted: number;
  /** The id of the shop whose tile takes the focus when it is drawn. */
  focused?: string | undefined;
}

/** The shops that were found: those that fit the balance, then under a heading of their own those that cost more. */
export const WallTiles = observer(function WallTiles({ wall, mounted, ...rest }: WallTilesProps) {
  const { t } = useWords();
  const dearerHeading = useId();
  const { fitting, dearer } = wall;
  const { labelledBy, headingLevel } = rest.parts;
  const Heading = `h${headingLevel}` as const;
  const windowed = fitting.length + dearer.length > WINDOWED_ABOVE && mounted !== Infinity;
  return (
    <>
      {fitting.length > 0 && (
        <Tiles {...rest} shops={fitting} mounted={mounted} labelledBy={labelledBy} windowed={windowed} />
      )}
      {dearer.length > 0 && (
        <section aria-labelledby={dearerHeading} className={styles.dearer}>
          <Heading id={dearerHeading} className={styles.heading}>
            {t('wall.dearer')}
          </Heading>
          <Tiles
            {...rest}
            shops={dearer}
            mounted={mounted - fitting.length}
            labelledBy={dearerHeading}
            windowed={windowed}
          />
        </section>
      )}
    </>
  );
});

interface TilesProps extends Omit<WallTilesProps, 'wall'> {
  shops: readonly Shop[];
  labelledBy: string;
  windowed: boolean;
}

const Tiles = observer(function Tiles({ parts, shops, labelledBy, windowed, mounted, focused }: TilesProps) {
  const draw = useDrawTile(parts);
  const tile = (shop: Shop, index: number) =>
    draw(shop, {
      place: shops.length > FIRST_TILES ? { number: index + 1, of: shops.length } : undefined,
      focused: shop.id === focused,
    });
  const grid = (number: number) => (
    <ShopGrid labelledBy={labelledBy}>{shops.slice(0, Math.max(0, number)).map(tile)}</ShopGrid>
  );
  if (!windowed) return grid(mounted);
  const tileAt = (index: number) => {
    const shop = shops[index];
    return shop && tile(shop, index);
  };
  return (
    <Later
      load={loadWindow}
      props={{ labelledBy, count: shops.length, tile: tileAt }}
      waiting={grid(Math.min(FIRST_TILES, mounted))}
      otherwise={() => grid(mounted)}
    />
  );
});
