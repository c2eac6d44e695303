import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { takesPayments } from '#domain/payment/paymentProviders.ts';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import { chosenDraft, detailsFor } from '#domain/redemption/kind.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { spentVoucher } from '#domain/voucher/spentVoucher.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
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
import { placeOf, stepPathsOf } from '../../../parts/paths/stepPaths.ts';
import { useIsRestUncertain } from '../../../parts/voucher/useIsRestUncertain.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { RedemptionGate } from '../steps/RedemptionGate.tsx';
import { useRedemptionFacts } from '../steps/useRedemptionFacts.ts';
import { WithLines } from '../steps/WithLines.tsx';
import { FaultyLine } from './FaultyLine.tsx';
import { CheckList } from './CheckList.tsx';
import { CheckScreen } from './CheckScreen.ts';
import styles from './CheckView.module.scss';
import type { CheckStepProps } from './checkStepProps.ts';
import { OpenRedemption } from './OpenRedemption.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { ToPayment } from './ToPayment.tsx';
import { useWouldSend } from './useWouldSend.ts';

/** The last step: the summary, the notices, and the button that redeems. */
export const CheckView = observer(function CheckView() {
  const { redemptionRun } = useShared();
  return (
    <WithVoucher run={redemptionRun} without={<Check held={null} />}>
      {(_, held) => <Check held={held} />}
    </WithVoucher>
  );
});

const Check = observer(function Check({ held }: { held: VoucherSession | null }) {
  const { t } = useText();
  const { stored } = useKeptAsFound(held?.voucher ?? null);
  const facts = { ...useRedemptionFacts(held), left: isUnsettled(stored) ? stored : null };
  const { check } = stepPathsOf(facts.shopId);
  const settling = (order: PendingRedemption) => {
    const place = placeOf(order);
    if (place !== check) return <Redirect to={place} />;
    const { session } = facts;
    if (session === null) return <OpenRedemption order={order} />;
    return (
      <WithLines>
        {(step) => {
          const loaded = { ...facts, answers: step.answers };
          const draft = chosenDraft(loaded) ?? order.draft;
          return (
            <CheckStep
              {...step}
              {...detailsFor(loaded, draft)}
              draft={draft}
              spends={spentVoucher(session)}
            />
          );
        }}
      </WithLines>
    );
  };
  return (
    <RedemptionGate facts={facts} title={t('check.title')} renderSettling={settling}>
      {(prepared, step) => <CheckStep {...step} {...prepared} />}
    </RedemptionGate>
  );
});

const CheckStep = observer(function CheckStep(props: CheckStepProps) {
  const { answers, paths, draft, customer, delivery, spends, voucher } = props;
  const { clock, session, site: store } = useServices();
  const { quoteRedemption } = useArea(REDEMPTION);
  const { kept, redemptionRun, newKey } = useShared();
  const { t } = useText();
  const navigate = useNavigate();
  const wouldSend = useWouldSend(delivery);
  const screen = useScreen(
    () =>
      new CheckScreen({
        quote: quoteRedemption,
        run: redemptionRun,
        newKey,
        draft,
        currency: voucher.currency,
        endedBy: session.endedBy,
        spends,
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
