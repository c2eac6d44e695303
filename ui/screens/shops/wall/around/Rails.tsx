import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Rail, RailKind } from '#domain/shop/rails.ts';
import { useText } from '../../../../session/text.ts';
import { useDrawTile } from '../results/useDrawTile.tsx';
import { useWall, type WallSpot } from '../WallScreen.ts';
import { ShopStrip } from './ShopStrip.tsx';

/** Selections above the wall. Their tiles are copies: the wall below has all shops, and it alone is counted. */
export const Rails = observer(function Rails({ rails }: { rails: readonly Rail[] }) {
  const wall = useWall();
  const { money } = useText();
  const draw = useDrawTile(wall);
  const { balanceInCent, currency, spot } = wall;
  const balance = balanceInCent === null ? '' : money({ amountInCent: balanceInCent, currency });
  return rails.map(({ kind, shops }, index) => (
    <RailStrip key={kind} kind={kind} balance={balance} headingLevel={spot.headingLevel}>
      {shops.map((shop) => draw(shop, { saysDearer: true, logoFirst: index === 0 }))}
    </RailStrip>
  ));
});

interface RailStripProps extends Pick<WallSpot, 'headingLevel'> {
  kind: RailKind;
  /** Formatted; empty without a voucher. */
  balance: string;
  children: readonly ReactNode[];
}

/** The frame of a rail. */
export const RailStrip = observer(function RailStrip({ kind, balance, ...strip }: RailStripProps) {
  const { t } = useText();
  const titles: Readonly<Record<RailKind, string>> = {
    exact: t('wall.rail.exact', { money: balance }),
    popular: t('wall.rail.popular'),
    seen: t('wall.remembered.recent'),
  };
  return <ShopStrip title={titles[kind]} {...strip} />;
});
