import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { Problem } from '#domain/problem/problem.ts';
import { ShopGrid } from '../tiles/ShopGrid.tsx';
import { ShopTile } from '../tiles/ShopTile.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useScreen, useShared } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { shopAddress } from '../../../parts/paths/shopAddress.ts';
import { SimilarShopsScreen } from './SimilarShopsScreen.ts';
import styles from './ShopDetailsView.module.scss';

interface ShopMissingProps {
  id: string;
  problem: Problem;
  onRetry: () => void;
  onClose: () => void;
}

/** Says why the shop cannot be shown: offers another try, or similar shops if no try can help. */
export const ShopMissing = observer(function ShopMissing({
  id,
  problem,
  onRetry,
  onClose,
}: ShopMissingProps) {
  const { t } = useWords();
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

/** Up to three similar shops. They replace the missing shop in the history, so that "back" leads to the wall. */
const SimilarShops = observer(function SimilarShops({ id }: { id: string }) {
  const { t } = useWords();
  const heading = useId();
  const location = useLocation();
  const over: unknown = location.state;
  const { browseShops } = useShared();
  const screen = useScreen(
    ({ session, site }) =>
      new SimilarShopsScreen(browseShops, id, () => ({ site: site.site, voucher: session.voucher })),
  );
  if (screen.shops.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.similar}>
      <h3 id={heading} className={styles.heading}>
        {t('shop.similar')}
      </h3>
      <ShopGrid labelledBy={heading}>
        {screen.shops.map((shop) => (
          <ShopTile
            key={shop.id}
            name={shop.name}
            to={{ pathname: shopAddress(shop), search: location.search }}
            state={over}
            replace
            logo={shop.logo === null ? undefined : { src: shop.logo }}
            boldName
            line={shop.redeemable.map((where) => t(`wall.${where}`)).join(', ')}
          />
        ))}
      </ShopGrid>
    </section>
  );
});
