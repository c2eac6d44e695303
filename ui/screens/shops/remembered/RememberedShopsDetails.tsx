import { observer } from 'mobx-react-lite';
import { done } from '#domain/core/result.ts';
import { type RememberedShops as Memory, shopsOf } from '#domain/shop/rememberedShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { Button } from '../../../kit/Button.tsx';
import { Details } from '../../../kit/Details.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { SHOPS } from '../services.ts';
import { ShopStrip } from '../wall/around/ShopStrip.tsx';
import { useDrawTile } from '../wall/results/useDrawTile.tsx';
import { useWall } from '../wall/WallScreen.ts';
import { AnswerScreen } from '../../../parts/answers/AnswerScreen.ts';
import styles from './RememberedShopsDetails.module.scss';
import { useMemory } from './useMemory.ts';

const NONE: readonly Shop[] = [];

interface RememberedShopsDetailsProps {
  /** True if a rail of the wall has the shops looked at lately. */
  hasRail: boolean;
}

/** The shops that this device remembers, collapsed; renders nothing without the user's permission. */
export const RememberedShopsDetails = observer(function RememberedShopsDetails({
  hasRail,
}: RememberedShopsDetailsProps) {
  const { shops } = useMemory();
  return shops === null ? null : <Remembered shops={shops} hasRail={hasRail} />;
});

/** Only shops of this wall, the latest first; none until they are loaded, or on a failure. */
const Remembered = observer(function Remembered({
  shops,
  hasRail,
}: RememberedShopsDetailsProps & { shops: Memory }) {
  const wall = useWall();
  const { flash } = useServices();
  const { t } = useText();
  const { findOnWall, kept } = useArea(SHOPS);
  const { remember } = useMemory();
  const known = useScreen(
    ({ session, site }) =>
      new AnswerScreen(
        async ({ remembered, ...holder }) => {
          // Sorted, so that viewing a known shop again does not change the request.
          const ids = [...new Set([...(remembered?.recent ?? []), ...(remembered?.favourites ?? [])])].sort();
          return done(await findOnWall.execute(holder.site, holder.voucher, ids));
        },
        () => ({ site: site.site, voucher: session.voucher, remembered: kept.read('rememberedShops') }),
        { replacesShown: true },
      ),
  );
  const draw = useDrawTile(wall);
  const onWall = known.value ?? NONE;
  const recent = hasRail ? NONE : shopsOf(shops.recent, onWall);
  const favourites = shopsOf(shops.favourites, onWall);
  const { length: count } = [...new Set([...recent, ...favourites])];
  const forget = () => {
    remember({ kind: 'withdrawn' });
    flash.show('success', t('wall.remembered.forgotten'));
    wall.toResult(); // this button is unmounted
  };
  return (
    <Details summary={t('wall.remembered.title', { number: count })}>
      <div className={styles.remembered}>
        <ShopStrip title={t('wall.remembered.favourites')} headingLevel={wall.spot.headingLevel}>
          {favourites.map((shop) => draw(shop))}
        </ShopStrip>
        <ShopStrip title={t('wall.remembered.recent')} headingLevel={wall.spot.headingLevel}>
          {recent.map((shop) => draw(shop))}
        </ShopStrip>
        <p className={styles.note}>{t('wall.remembered.note')}</p>
        <Button kind="quiet" flush onClick={forget}>
          {t('wall.remembered.forget')}
        </Button>
      </div>
    </Details>
  );
});
