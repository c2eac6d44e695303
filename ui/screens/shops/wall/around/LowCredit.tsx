import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { reachOf } from '#domain/shop/reach.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { Notice } from '../../../../kit/Notice.tsx';
import { useServices } from '../../../../session/services.ts';
import { useSpendableVoucher } from '../../../../session/useSpendableVoucher.ts';
import { useText } from '../../../../session/text.ts';
import { TopUpLink } from '../../../../parts/charge/TopUpLink.tsx';
import styles from './LowCredit.module.scss';
import { useWall } from '../WallScreen.ts';

interface LowCreditProps {
  shops: readonly Shop[];
  /** False if there are shops that are not loaded yet. */
  isWhole?: boolean;
}

/**
 * A notice above the shops that the voucher buys little or nothing here, with alternatives. Renders nothing if it buys
 * enough, or beside a basket, which uses the same balance.
 */
export const LowCredit = observer(function LowCredit({ shops, isWhole = true }: LowCreditProps) {
  const { site: store } = useServices();
  const { t, money } = useText();
  const { balanceInCent, isAddition } = useWall();
  const reach = useMemo(
    () => (balanceInCent === null ? null : reachOf(shops, balanceInCent, isWhole)),
    [shops, balanceInCent, isWhole],
  );
  const voucher = useSpendableVoucher();
  if (reach === null || voucher === null || isAddition || reach.kind === 'enough') return null;
  const { balanceInCent: amountInCent, currency } = voucher;
  const balance = money({ amountInCent, currency });
  const canDonate = amountInCent > 0 && hasFeature(store.site, 'donation');
  return (
    <div className={styles.place}>
      <Notice kind="info" word={t('kind.info')}>
        <p>
          {reach.kind === 'nothing'
            ? t('wall.lowCredit.nothing', {
                money: balance,
                least: money({ amountInCent: reach.leastInCent, currency }),
              })
            : t('wall.lowCredit.little', { money: balance })}{' '}
          {hasFeature(store.site, 'difference') && t('wall.lowCredit.pay')}{' '}
          {canDonate && t('wall.lowCredit.donate')}
        </p>
        <div className={styles.ways}>
          <TopUpLink voucher={voucher} />
          {canDonate && (
            <ButtonLink to="/donate" kind="secondary" icon={LATER_ICONS.gift}>
              {t('wall.donate')}
            </ButtonLink>
          )}
        </div>
      </Notice>
    </div>
  );
});
