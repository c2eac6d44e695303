import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { OrderFoot } from '../../../parts/receipt/OrderFoot.tsx';
import { useText } from '../../../session/text.ts';
import styles from './Tickets.module.scss';

/** Below the tickets: what was paid in addition to the voucher, and the order's number. */
export const OrderFacts = observer(function OrderFacts({ receipt }: { receipt: Receipt }) {
  const { t, money } = useText();
  const { balance, paid, redemption } = receipt;
  return (
    <OrderFoot orderNumber={redemption.orderNumber}>
      {paid && (
        <p className={styles.more}>
          {t('thankYou.paid', {
            money: money({ amountInCent: paid.amountInCent, currency: balance.currency }),
            provider: t(`paid.provider.${paid.provider}`),
          })}
        </p>
      )}
    </OrderFoot>
  );
});
