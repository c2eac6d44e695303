import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { type Basket, comparedInCent } from '#domain/basket/basket.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { similarShops } from '#domain/shop/similarShops.ts';
import { partedWall, wholeInCent } from '#domain/shop/wholeBalance.ts';
import { ShopGrid } from '../tiles/ShopGrid.tsx';
import { ShopTile } from '../tiles/ShopTile.tsx';
import { Button } from '../../../kit/Button.tsx';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { type Holder, useWallAnswer } from '../../../parts/shop/useWallAnswer.ts';
import styles from './ShopDetailsView.module.scss';

interface ShopMissingProps {
  id: string;
  problem: Problem;
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/** Why the shop cannot be shown; offers a retry, or similar shops if a retry cannot help. */
export const ShopMissing = observer(function ShopMissing({
  id,
  problem,
  onRetry,
  onClose,
}: ShopMissingProps) {
  const { t } = useText();
  const isOver = problem.kind === 'shop-gone' || problem.kind === 'shop-refuses-card';
  return (
    <div className={styles.missing}>
      <AskAgain problem={problem} again={onRetry} helps={!isOver} headingLevel={3}>
        {isOver && (
          <Button kind="secondary" onClick={onClose}>
            {t('shop.all')}
          </Button>
        )}
      </AskAgain>
      {isOver && <SimilarShops id={id} />}
    </div>
  );
});

/** Up to three similar shops. They replace the missing shop's history entry, so that "back" leads to the wall. */
const SimilarShops = observer(function SimilarShops({ id }: { id: string }) {
  const { t } = useText();
  const heading = useId();
  const location = useLocation();
  const over: unknown = location.state;
  const { browseShops, kept } = useShared();
  const { value: shops } = useWallAnswer(async (holder) => {
    const wall = await browseShops.execute(holder.site, holder.voucher);
    return wall.ok ? done(similarTo(id, wall.value.shops, holder, kept.read('basket'))) : wall;
  });
  if (shops === null || shops.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.similar}>
      <h3 id={heading} className={styles.heading}>
        {t('shop.similar')}
      </h3>
      <ShopGrid labelledBy={heading}>
        {shops.map((shop) => (
          <ShopTile
            key={shop.id}
            shop={shop}
            search={location.search}
            state={over}
            replace
            showsName
            line={shop.redeemable.map((where) => t(`wall.${where}`)).join(', ')}
          />
        ))}
      </ShopGrid>
    </section>
  );
});

/** Returns similar shops that the balance covers; only if there are none, similar shops at any price. */
function similarTo(
  id: string,
  shops: readonly Shop[],
  { site, voucher }: Holder,
  basket: Basket | null,
): readonly Shop[] {
  const { redeemValueChooseable } = site.switches;
  const balanceInCent = voucher?.balanceInCent ?? null;
  const missed = shops.filter((shop) => shop.id === id);
  const { fitting } = partedWall(shops, {
    wholeInCent: wholeInCent(balanceInCent, redeemValueChooseable),
    upToInCent: comparedInCent(balanceInCent, basket, redeemValueChooseable),
  });
  const similar = similarShops([...missed, ...fitting], id);
  return similar.length > 0 ? similar : similarShops(shops, id);
}
