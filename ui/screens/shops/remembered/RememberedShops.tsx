import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/Button.tsx';
import { Details } from '../../../kit/Details.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { SHOPS } from '../services.ts';
import { ShopStrip } from '../wall/around/ShopStrip.tsx';
import { useDrawTile } from '../wall/results/WallTile.tsx';
import type { WallParts } from '../wall/wallParts.ts';
import { RememberedScreen } from './RememberedScreen.ts';
import styles from './RememberedShops.module.scss';
import { useMemory } from './useMemory.ts';

/** The shops that this device remembers, folded; nothing where the person has not allowed it. */
export const RememberedShops = observer(function RememberedShops({ parts }: { parts: WallParts }) {
  const { shops } = useMemory();
  return shops === null ? null : <Remembered parts={parts} />;
});

const Remembered = observer(function Remembered({ parts }: { parts: WallParts }) {
  const { flash } = useServices();
  const { t } = useWords();
  const { findOnWall, kept } = useArea(SHOPS);
  const { tell } = useMemory();
  const screen = useScreen(
    ({ session, site }) =>
      new RememberedScreen(findOnWall, () => ({
        site: site.site,
        voucher: session.voucher,
        remembered: kept.read('rememberedShops'),
      })),
  );
  const draw = useDrawTile(parts);
  const { recent, favourites } = screen;
  const { length: count } = [...new Set([...recent, ...favourites])];
  const forget = () => {
    tell({ kind: 'withdrawn' });
    flash.show('success', t('wall.remembered.forgotten'));
    parts.toResult(); // this button goes
  };
  return (
    <Details summary={t('wall.remembered.title', { number: count })}>
      <div className={styles.remembered}>
        {favourites.length > 0 && (
          <ShopStrip
            title={t('wall.remembered.favourites')}
            headingLevel={parts.headingLevel}
            backLabel={t('wall.stripBack')}
            onLabel={t('wall.stripOn')}
          >
            {favourites.map((shop) => draw(shop))}
          </ShopStrip>
        )}
        {recent.length > 0 && (
          <ShopStrip
            title={t('wall.remembered.recent')}
            headingLevel={parts.headingLevel}
            backLabel={t('wall.stripBack')}
            onLabel={t('wall.stripOn')}
          >
            {recent.map((shop) => draw(shop))}
          </ShopStrip>
        )}
        <p className={styles.note}>{t('wall.remembered.note')}</p>
        <Button kind="quiet" flush onClick={forget}>
          {t('wall.remembered.forget')}
        </Button>
      </div>
    </Details>
  );
});
