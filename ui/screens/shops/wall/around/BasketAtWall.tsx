import { observer } from 'mobx-react-lite';
import { coverage, shopsIn } from '#domain/basket/basket.ts';
import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { useBasket } from '../../../../parts/basket/useBasket.ts';
import { useSpendableVoucher } from '../../../../session/useSpendableVoucher.ts';
import { useText } from '../../../../session/text.ts';
import styles from './BasketAtWall.module.scss';

/**
 * A bar at the bottom of the wall with the basket's content and a link to it; renders nothing without a voucher that can be
 * spent from, or with an empty basket.
 */
export const BasketAtWall = observer(function BasketAtWall() {
  const { t, money } = useText();
  const basket = useBasket();
  const voucher = useSpendableVoucher();
  if (basket.length === 0 || voucher === null) return null;
  const { currency, balanceInCent } = voucher;
  return (
    <section className={styles.bar} aria-label={t('basket.title')} data-print="never">
      <span className={styles.icon}>
        <Icon name={LATER_ICONS.shop} />
      </span>
      <p className={styles.text}>
        {t('basket.bar', {
          count: shopsIn(basket),
          total: money({ amountInCent: coverage(basket, balanceInCent).totalInCent, currency }),
          balance: money({ amountInCent: balanceInCent, currency }),
        })}
      </p>
      <ButtonLink to="/basket" kind="primary">
        {t('basket.open')}
      </ButtonLink>
    </section>
  );
});
