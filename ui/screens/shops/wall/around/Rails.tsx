import { observer } from 'mobx-react-lite';
import type { Rail, RailKind } from '#domain/shop/rails.ts';
import { useText } from '../../../../session/text.ts';
import { useDrawTile } from '../results/useDrawTile.tsx';
import { useWall } from '../WallScreen.ts';
import { ShopStrip } from './ShopStrip.tsx';

/** Selections above the wall. Their tiles are copies: the wall below has all shops, and it alone is counted. */
export const Rails = observer(function Rails({ rails }: { rails: readonly Rail[] }) {
  const wall = useWall();
  const draw = useDrawTile(wall);
  const titles = useRailTitles();
  return rails.map(({ kind, shops }, index) => (
    <ShopStrip key={kind} title={titles(kind)} headingLevel={wall.spot.headingLevel}>
      {shops.map((shop) => draw(shop, { saysDearer: true, logoFirst: index === 0 }))}
    </ShopStrip>
  ));
});

function useRailTitles(): (kind: RailKind) => string {
  const { t, money } = useText();
  const { balanceInCent, currency } = useWall();
  return (kind) => {
    if (kind === 'exact')
      return t('wall.rail.exact', { money: money({ amountInCent: balanceInCent ?? 0, currency }) });
    return t(kind === 'popular' ? 'wall.rail.popular' : 'wall.remembered.recent');
  };
}
