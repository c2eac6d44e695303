import { observer } from 'mobx-react-lite';
import { coverage, shopsIn } from '#domain/basket/basket.ts';
import { BasketBar } from './BasketBar.tsx';
import { useServices } from '../../../../session/services.ts';
import { useWords } from '../../../../session/words.ts';
import { useBasket } from '../../../../parts/basket/useBasket.ts';

/** The basket's bar on the wall; nothing while the basket is empty or no voucher is in use. */
export const BasketAtWall = observer(function BasketAtWall() {
  const { session } = useServices();
  const { t, money } = useWords();
  const basket = useBasket();
  if (basket.length === 0 || session.voucher === null) return null;
  const { currency, balanceInCent } = session.voucher;
  return (
    <BasketBar
      label={t('basket.title')}
      text={t('basket.bar', {
        count: shopsIn(basket),
        total: money({ amountInCent: coverage(basket, balanceInCent).totalInCent, currency }),
        balance: money({ amountInCent: balanceInCent, currency }),
      })}
      to="/basket"
      go={t('basket.open')}
    />
  );
});
