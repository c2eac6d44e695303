import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { takesPayments } from '#domain/payment/paymentProviders.ts';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Redirect } from '../../../kit/Redirect.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';
import { REDEMPTION } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { placeOf } from '../../../parts/paths/stepPaths.ts';
import { useIsRestUncertain } from '../../../parts/voucher/useIsRestUncertain.ts';
import { useAnswered } from '../steps/useAnswered.ts';
import { useDraft } from '../steps/useDraft.ts';
import { type LinesStep, WithLines } from '../steps/WithLines.tsx';
import { FaultyLine } from './FaultyLine.tsx';
import { CheckList } from './CheckList.tsx';
import { CheckScreen } from './CheckScreen.ts';
import styles from './CheckView.module.scss';
import type { CheckStepProps } from './checkStepProps.ts';
import { OpenRedemption } from './OpenRedemption.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { ToPayment } from './ToPayment.tsx';
import { useJustPlaced } from './useJustPlaced.ts';
import { usePendingVoucher, useWouldSend } from './useWouldSend.ts';

/** The last step: the summary, the notices, and the button that redeems. */
export const CheckView = observer(function CheckView() {
  return useJustPlaced(null) ? (
    <Redirect to="/thankyou" />
  ) : (
    <WithLines without={<OpenRedemption />}>{(step) => <Complete {...step} />}</WithLines>
  );
});

/** Renders the check if value and customer are complete, else redirects to the missing step. */
const Complete = observer(function Complete(step: LinesStep) {
  const { openOrders } = useServices();
  const found = useKeptAsFound(step.voucher);
  const { t } = useText();
  const { paths } = step;
  // Also true while the thank-you page loads and the choice is already deleted.
  const isPlaced = useJustPlaced(step.voucher);
  const { stored } = found;
  const open = isUnsettled(stored) ? stored : null;
  const chosen = useDraft(step);
  const draft = chosen ?? open?.draft ?? null;
  const answered = useAnswered(step, draft);
  if (isPlaced) return <Redirect to="/thankyou" />;
  // The user must settle a pending order before a new one.
  const openAt = open && placeOf(open);
  if (openAt && openAt !== paths.check) return <Redirect to={openAt} />;
  // A redemption and a donation would both use the same balance.
  const other = openOrders.value;
  if (!open && other !== null && other.kind !== 'redemption') {
    return (
      <StepFrame step="check" plain title={t('check.title')} back={null}>
        <OpenOrderNotice />
      </StepFrame>
    );
  }
  if (!draft || !answered || (!answered.isWhole && !open)) return <Redirect to={paths.choose} />;
  // A pending order needs no customer details; it stores its email address.
  if (!answered.customer && !open) return <Redirect to={paths.details} />;
  return <CheckStep {...step} draft={draft} customer={answered.customer} delivery={answered.delivery} />;
});

const CheckStep = observer(function CheckStep(props: CheckStepProps) {
  const { answers, paths, draft, customer, delivery, voucher } = props;
  const { clock, session, site: store } = useServices();
  const { quoteRedemption } = useArea(REDEMPTION);
  const { kept, redemptionRun, newKey } = useShared();
  const { t } = useText();
  const navigate = useNavigate();
  const wouldSend = useWouldSend(delivery);
  const pendingVoucher = usePendingVoucher();
  const screen = useScreen(
    () =>
      new CheckScreen({
        quote: quoteRedemption,
        run: redemptionRun,
        newKey,
        draft,
        currency: voucher.currency,
        endedBy: session.endedBy,
        voucher: pendingVoucher,
        mayPay: takesPayments(store.site),
        wouldSend: () => customer && wouldSend(customer),
        now: () => clock.now(),
        // The thank-you page forgets the voucher (ADR 17). `replace`, so that "back" cannot submit again.
        onPlaced: async () => navigate('/thankyou', { replace: true }),
      }),
  );
  const redeem = () => {
    if (customer) void screen.redeem(wouldSend(customer));
  };
  const { state } = screen;
  const { order } = screen;
  const { left } = order;
  const isUncertain = useIsRestUncertain(order.state.kind === 'held-back');
  if (customer === null && !order.isFixed) return <Redirect to={paths.details} />;
  const sent = left ? { customer: null, delivery: left.delivery } : { customer, delivery };
  return (
    <StepFrame
      step="check"
      plain
      title={t('check.title')}
      faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
      back={order.isFixed ? null : paths.details}
      aside={
        'quote' in state && (
          <CheckList
            {...props}
            {...sent}
            email={left ? orderAddress(left, kept.read('addressee')) : (customer?.email ?? '')}
            draft={screen.draft}
            quote={state.quote}
            isFixed={order.isFixed}
            isUncertain={isUncertain}
          />
        )
      }
      asideFirst
    >
      <div className={styles.check}>
        {state.kind === 'counting' && (
          <Skeleton label={t('check.counting')} shapes={['card', 'line', 'button']} />
        )}
        {state.kind === 'uncountable' && (
          <ProblemPanel
            problem={state.problem}
            again={() => void screen.count()}
            attempt={1}
            actions={
              <>
                <FaultyLine problem={state.problem} draft={screen.draft} answers={answers} />
                <Button kind="primary" onClick={() => void screen.count()}>
                  {t('common.tryAgain')}
                </Button>
                <ButtonLink to={draft.place === 'basket' ? paths.choose : '/shops'} kind="secondary">
                  {t(draft.place === 'basket' ? 'basket.change' : 'value.otherShop')}
                </ButtonLink>
              </>
            }
          />
        )}
        {state.kind === 'ready' && state.quote.toPayInCent > 0 ? (
          <ToPayment quote={state.quote} to={paths.pay} />
        ) : (
          'quote' in state && (
            <RedeemForm screen={screen} answers={answers} quote={state.quote} onRedeem={redeem} />
          )
        )}
      </div>
    </StepFrame>
  );
});
