import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { CameToNothing } from '../../../orders/CameToNothing.tsx';
import { LostOrder } from '../../../orders/LostOrder.tsx';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { UnclearOutcome } from '../../../orders/UnclearOutcome.tsx';
import { WithoutVoucher } from '../../../orders/WithoutVoucher.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useScreen, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useDeliveryWords } from '../customer/useDeliveryWords.ts';
import styles from './CheckView.module.scss';

/**
 * The check page of an open order without a voucher, for example because another tab removed it: the outcome is shown
 * nevertheless, since its id suffices for the lookup (ADR 12).
 */
export const OpenRedemption = observer(function OpenRedemption({ order }: { order: PendingRedemption }) {
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
