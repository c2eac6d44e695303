import { observer } from 'mobx-react-lite';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import type { PreparedRedemption } from '#domain/redemption/kind.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { Instead } from '../../../orders/OrderPage.tsx';
import { useOrder } from '../../../orders/useOrder.ts';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useIsRestUncertain } from '../../../parts/voucher/useIsRestUncertain.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { REDEMPTION } from '../services.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import type { LinesStep } from '../steps/WithLines.tsx';
import { CheckList } from './CheckList.tsx';
import { CheckScreen } from './CheckScreen.ts';
import styles from './CheckView.module.scss';
import { FaultyLine } from './FaultyLine.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { ToPayment } from './ToPayment.tsx';

/** Only beside an open order something may be lacking. */
type CheckStepProps = LinesStep & Instead<PreparedRedemption>;

/** The check of a redemption with its voucher and shops. */
export const CheckStep = observer(function CheckStep({ ready: prepared, lacking, ...step }: CheckStepProps) {
  const { answers, shopId, voucher } = step;
  const { now, session, site: store } = useServices();
  const { prepareRedemption, quoteRedemption } = useArea(REDEMPTION);
  const { askForCode, kept, redemptionRun, newKey } = useShared();
  const { t } = useText();
  const startingPoint = useStartingPoint();
  const order = useOrder(redemptionRun, {
    of: 'redemption',
    // `CheckScreen` resumes before it asks for a quote.
    begins: 'waits',
    endedBy: session.endedBy,
    onReceipt: () => {
      // The holder chose to see the code straight away, so this press counts as the one that asks for it.
      if (prepared?.delivery === 'LINK') askForCode.execute();
    },
  });
  const screen = useScreen(
    () =>
      new CheckScreen({
        order,
        run: redemptionRun,
        prepare: prepareRedemption,
        prepared,
        quote: () =>
          quoteRedemption.execute(
            prepared?.draft.lines ?? [],
            voucher.currency,
            hasFeature(store.site, 'difference'),
          ),
        startingPoint,
        newKey,
        endedBy: session.endedBy,
        now,
      }),
  );
  const { quoting, quote } = screen;
  const { left, state } = order;
  const isUncertain = useIsRestUncertain(state.kind === 'held-back');
  // The amounts belong to the open order, whatever was chosen since.
  const shown = left ?? prepared;
  if (shown === null) return <>{lacking}</>;
  const { draft, delivery } = shown;
  const isBasket = draft.place === 'basket';
  const isAsked = !('order' in state);
  return (
    <StepFrame
      step="check"
      plain
      title={t('check.title')}
      faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
      back={order.isFixed ? null : stepPath('redemption', 'details', shopId)}
      aside={
        quote && (
          <CheckList
            {...step}
            draft={draft}
            delivery={delivery}
            customer={left === null ? (prepared?.customer ?? null) : null}
            email={left ? orderAddress(left, kept.read('addressee')) : (prepared?.customer.email ?? '')}
            quote={quote}
            isFixed={order.isFixed}
            isUncertain={isUncertain}
          />
        )
      }
      asideFirst
    >
      <div className={styles.check}>
        {isAsked && quoting.kind === 'counting' && (
          <Skeleton label={t('check.counting')} shapes={['card', 'line', 'button']} />
        )}
        {isAsked && quoting.kind === 'uncountable' && (
          <ProblemPanel
            problem={quoting.problem}
            again={() => void screen.count()}
            attempt={1}
            actions={
              <>
                <FaultyLine problem={quoting.problem} draft={draft} answers={answers} />
                <Button kind="primary" onClick={() => void screen.count()}>
                  {t('common.tryAgain')}
                </Button>
                <ButtonLink to={isBasket ? stepPath('redemption', 'choice') : '/shops'} kind="secondary">
                  {t(isBasket ? 'basket.change' : 'value.otherShop')}
                </ButtonLink>
              </>
            }
          />
        )}
        {quote !== null &&
          (isAsked && quote.toPayInCent > 0 ? (
            <ToPayment quote={quote} to={stepPath('redemption', 'pay', shopId)} />
          ) : (
            <RedeemForm screen={screen} draft={draft} answers={answers} quote={quote} />
          ))}
      </div>
    </StepFrame>
  );
});
