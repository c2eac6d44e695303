import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Redirect } from '../../../kit/Redirect.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { CameToNothing } from '../../../orders/CameToNothing.tsx';
import { LostOrder } from '../../../orders/LostOrder.tsx';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { UnclearOutcome } from '../../../orders/UnclearOutcome.tsx';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { placeOf, stepPaths } from '../../../parts/paths/stepPaths.ts';
import { useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useDeliveryWords } from '../customer/useDeliveryWords.ts';
import styles from './CheckView.module.scss';

/**
 * The check page without a voucher, for example because another tab removed it. The outcome of a pending order is shown
 * nevertheless, since its id suffices for the lookup (ADR 12). Without one, or after the session expired, the page asks
 * for the code.
 */
export const OpenRedemption = observer(function OpenRedemption() {
  const { session } = useServices();
  const { stored } = useShared();
  const { shopId } = useParams();
  // Read once on mount: the pending order is deleted with its outcome, which must stay visible until the next page has
  // loaded.
  const [order] = useState(() => (session.state.kind === 'expired' ? null : stored.value));
  if (order === null || !isUnsettled(order)) return <WithoutVoucher />;
  const place = placeOf(order);
  const here = stepPaths(shopId === undefined ? 'basket' : 'shop', shopId).check;
  return place === here ? <PendingRedemptionView order={order} /> : <Redirect to={place} />;
});

const PendingRedemptionView = observer(function PendingRedemptionView({
  order,
}: {
  order: PendingRedemption;
}) {
  const { quote, delivery } = order;
  const { kept, redemptionRun } = useShared();
  const { t, money } = useText();
  const { title } = useDeliveryWords();
  const navigate = useNavigate();
  const screen = useScreen(
    () =>
      new OrderScreen({
        run: redemptionRun,
        // There is no session that a problem could end.
        endedBy: () => false,
        onPlaced: async () => navigate('/thankyou', { replace: true }),
      }),
  );
  const { state } = screen;
  // The order is settled and its outcome was shown.
  if (!('order' in state)) return <WithoutVoucher />;
  return (
    <FormLayout plain title={<TitledHeading title={t('check.openTitle')} />}>
      <div className={styles.check}>
        <SummaryCard
          title={t('check.summary')}
          rows={[
            {
              label: t('check.value'),
              value: money({ amountInCent: quote.coveredInCent, currency: quote.currency }),
              strong: true,
            },
            { label: t('check.delivery'), value: title(delivery) },
            { label: t('check.email'), value: orderAddress(order, kept.read('addressee')) },
          ]}
        />
        {state.kind === 'refused' && <CameToNothing problem={state.problem} onGoOn={screen.goOn} />}
        {state.kind === 'lost' && (
          <LostOrder
            text={t(state.why === 'lapsed' ? 'openOrder.lapsedRedemption' : 'openOrder.mismatchRedemption')}
            why={state.why}
            reference={quote.id}
            onLook={() => void screen.findOut()}
            onGoOn={screen.goOn}
          />
        )}
        {(state.kind === 'unclear' || state.kind === 'finding-out') && (
          <UnclearOutcome
            screen={screen}
            onFindOut={screen.findOut}
            state={state}
            kind="redemption-unclear"
            finding={t('check.finding')}
          />
        )}
        {(state.kind === 'placing' || state.kind === 'paying' || state.kind === 'placed') && (
          <StatusLine>{t('check.finding')}</StatusLine>
        )}
      </div>
    </FormLayout>
  );
});
