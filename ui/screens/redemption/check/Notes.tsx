import { observer } from 'mobx-react-lite';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { ShopWarnings } from '../../../parts/shop/ShopWarnings.tsx';
import { useText } from '../../../session/text.ts';
import { type ShopAnswers, withShops } from '#domain/redemption/shopLines.ts';
import styles from './CheckView.module.scss';

/** What must be read before the redemption: that it is final, and the shops' own warnings. */
export const Notes = observer(function Notes({ shops }: { shops: readonly ShopDetails[] }) {
  const { t } = useText();
  return (
    <>
      <p>{t('check.final')}</p>
      {shops
        .filter(({ redeemWarnings }) => redeemWarnings.length > 0)
        .map((shop) => (
          <div key={shop.id}>
            {shops.length > 1 && <p className={styles.shop}>{shop.name}</p>}
            <ShopWarnings of={shop} />
          </div>
        ))}
    </>
  );
});

/** Returns the shops of a draft without duplicates. */
export function shopsOfDraft({ lines }: RedemptionDraft, answers: ShopAnswers): readonly ShopDetails[] {
  return [...new Set((withShops(lines, answers) ?? []).map(({ shop }) => shop))];
}
