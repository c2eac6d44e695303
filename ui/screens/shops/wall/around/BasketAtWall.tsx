import { observer } from 'mobx-react-lite';
import { coverage, shopsIn } from '#domain/basket/basket.ts';
import { ButtonLink } from '../../../../kit/ButtonLink.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { useBasket } from '../../../../parts/basket/useBasket.ts';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import styles from './BasketAtWall.module.scss';

/**
 * A bar at the bottom of the wall with the basket's content and a link to it; renders nothing without a voucher or with
 * an empty basket.
 */
export const BasketAtWall = observer(function BasketAtWall() {
  const { session } = useServices();
  const { t, money } = useText();
  const basket = useBasket();
  if (basket.length === 0 || session.voucher === null) return null;
  const { currency, balanceInCent } = session.voucher;
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
