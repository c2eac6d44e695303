import { observer } from 'mobx-react-lite';
import type { Offers } from '#domain/voucherOrder/offers.ts';
import { EMPTY_ORDER, orderSoFar, withOffer } from '#domain/voucherOrder/orderEntry.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { BundlePicture } from '../../../parts/voucherOrder/BundlePicture.tsx';
import { useOrderRows } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { CHARGE } from '../services.ts';

/** The starter bundle, for users without a voucher to top up. Renders nothing unless the site offers it. */
export const OrderCard = observer(function OrderCard() {
  const { listOffers } = useArea(CHARGE);
  const { site: store } = useServices();
  const { state } = useAnswer(() => listOffers.execute(store.site));
  const hasBundle = state.kind === 'shown' && state.value.starterBundle !== null;
  return hasBundle ? <Bundle offers={state.value} /> : null;
});

const Bundle = observer(function Bundle({ offers }: { offers: Offers }) {
  const { kept, keepOrder } = useArea(CHARGE);
  const { t, money } = useText();
  const order = orderSoFar({ ...EMPTY_ORDER, offer: 'starter-bundle' }, offers, null);
  const rows = useOrderRows(order);
  if (order === null) return null;
  const { toPayInCent: amountInCent } = orderSums(order);
  return (
    <div className={flow.stack4}>
      <BundlePicture quantity={order.quantity} />
      <SummaryCard
        title={t('order.card')}
        rows={[
          ...rows,
          {
            label: t('voucherOrder.toPay'),
            value: money({ amountInCent, currency: order.currency }),
            strong: 'sum',
          },
        ]}
      >
        <ButtonLink
          to={stepPath('voucher-order', 'choice')}
          kind="secondary"
          full
          onClick={() =>
            keepOrder('voucherOrderEntry', withOffer(kept.read('voucherOrderEntry'), 'starter-bundle'))
          }
        >
          {t('order.title')}
        </ButtonLink>
      </SummaryCard>
    </div>
  );
});
