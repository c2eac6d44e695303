import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { type Basket, comparedInCent } from '#domain/basket/basket.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { similarShops } from '#domain/shop/similarShops.ts';
import { partedWall, wholeInCent } from '#domain/shop/wholeBalance.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { ShopGrid } from '../tiles/ShopGrid.tsx';
import { ShopTile } from '../tiles/ShopTile.tsx';
import { Button } from '../../../kit/Button.tsx';
import { LiveState } from '../../../parts/answers/LiveState.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useScreen, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './ShopDetailsView.module.scss';

interface ShopMissingProps {
  id: string;
  problem: Problem;
  onRetry: () => void;
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
      <ProblemPanel
        problem={problem}
        again={onRetry}
        headingLevel={3}
        actions={
          isOver ? (
            <Button kind="secondary" onClick={onClose}>
              {t('shop.all')}
            </Button>
          ) : (
            <Button kind="secondary" onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
          )
        }
      />
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
  const { state: shops } = useScreen(
    ({ session, site }) =>
      new LiveState<Holder, readonly Shop[]>({
        first: [],
        wanted: () => ({ site: site.site, voucher: session.voucher }),
        ask: async (holder) => {
          const wall = await browseShops.execute(holder.site, holder.voucher);
          return () => (wall.ok ? similarTo(id, wall.value.shops, holder, kept.read('basket')) : []);
        },
      }),
  );
  if (shops.length === 0) return null;
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

/** The wall depends on the voucher and the site's variation. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

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
