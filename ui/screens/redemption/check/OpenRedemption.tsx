import { observer } from 'mobx-react-lite';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { OpenOrder } from '../../../orders/OpenOrder.tsx';
import { useOrder } from '../../../orders/useOrder.ts';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useDeliveryWords } from '../customer/useDeliveryWords.ts';
import { useRedemptionWords } from './useRedemptionWords.ts';

/** An open redemption without a voucher, for example because another tab removed it. */
export const OpenRedemption = observer(function OpenRedemption({ open }: { open: PendingRedemption }) {
  const { quote, delivery } = open;
  const { kept, redemptionRun } = useShared();
  const { t, money } = useText();
  const { title } = useDeliveryWords();
  const words = useRedemptionWords();
  const order = useOrder(redemptionRun, { of: 'redemption', begins: 'resumes' });
  // The order is settled and its outcome was shown.
  if (!('order' in order.state)) return <WithoutVoucher />;
  const rows = [
    {
      label: t('check.value'),
      value: money({ amountInCent: quote.coveredInCent, currency: quote.currency }),
      strong: true,
    },
    { label: t('check.delivery'), value: title(delivery) },
    { label: t('check.email'), value: orderAddress(open, kept.read('addressee')) },
  ];
  return (
    <OpenOrder
      order={order}
      title={t('check.openTitle')}
      summary={{ title: t('check.summary'), rows }}
      words={words}
      onFindOut={order.findOut}
      onGoOn={order.goOn}
    />
  );
});
