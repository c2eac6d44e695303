import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import { ShopGrid } from '../tiles/ShopGrid.tsx';
import type { ShopWindowProps } from './ShopWindow.tsx';
import { Later } from '../../../parts/later/Later.tsx';
import { useWords } from '../../../session/words.ts';
import { FIRST_TILES } from './useGrowing.ts';
import type { TileFocus } from './useFocusOnNews.ts';
import { useDrawTile } from './WallTile.tsx';
import type { WallParts } from './wallParts.ts';
import styles from './WallSection.module.scss';

/** Above this number of shops, only those near the screen are mounted (ADR 17). */
const WINDOWED_ABOVE = 500;

const loadWindow = async () => {
  const { ShopWindow } = await import('./ShopWindow.tsx');
  return (props: ShopWindowProps) => <ShopWindow {...props} />;
};

interface WallTilesProps {
  parts: WallParts;
  wall: Wall;
  /** How many tiles are mounted by now, of both parts of the wall together. */
  mounted: number;
  /** Which shop's tile takes the focus; absent if none does. */
  focus?: TileFocus | undefined;
}

/**
 * The shops that were found: first those that fit the balance, then, under a heading of their own, those that cost
 * more.
 */
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

function Tiles({ windowed, ...rest }: TilesProps) {
  return windowed ? <WindowedTiles {...rest} /> : <MountedTiles {...rest} />;
}

type TilesShown = Omit<TilesProps, 'windowed'>;

const MountedTiles = observer(function MountedTiles(props: TilesShown) {
  const tileAt = useTileAt(props);
  return (
    <ShopGrid labelledBy={props.labelledBy}>
      {props.shops.slice(0, Math.max(0, props.mounted)).map((_shop, index) => tileAt(index))}
    </ShopGrid>
  );
});

const WindowedTiles = observer(function WindowedTiles(props: TilesShown) {
  const { labelledBy, shops, mounted } = props;
  const all = <MountedTiles {...props} />;
  return (
    <Later
      load={loadWindow}
      props={{ labelledBy, count: shops.length, tile: useTileAt(props) }}
      waiting={<MountedTiles {...props} mounted={Math.min(FIRST_TILES, mounted)} />}
      otherwise={() => all}
    />
  );
});

function useTileAt({ parts, shops, focus }: TilesShown): (index: number) => ReactNode {
  const draw = useDrawTile(parts);
  const { length: of } = shops;
  return (index) => {
    const shop = shops[index];
    if (!shop) return null;
    return draw(shop, {
      place: of > FIRST_TILES ? { number: index + 1, of } : undefined,
      link: shop.id === focus?.id ? focus.ref : undefined,
    });
  };
}
