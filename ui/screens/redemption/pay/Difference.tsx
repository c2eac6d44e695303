import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PreparedRedemption } from '#domain/redemption/kind.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { Button } from '../../../kit/Button.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { OrderNotes } from '../../../orders/OrderNotes.tsx';
import { PaidPress } from '../../../orders/OtherStep.tsx';
import { PayLayout } from '../../../orders/payment/PayPage.tsx';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { AnswerScreen } from '../../../parts/answers/AnswerScreen.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { CheckList } from '../check/CheckList.tsx';
import type { RedemptionScreen } from '../check/CheckScreen.ts';
import { FaultyLine } from '../check/FaultyLine.tsx';
import { Notes, shopsOfDraft } from '../check/Notes.tsx';
import { REDEMPTION } from '../services.ts';
import { StepFrame, StepProgress } from '../steps/StepFrame.tsx';
import type { LinesStep } from '../steps/WithLines.tsx';

interface DifferenceProps extends LinesStep {
  prepared: PreparedRedemption;
  order: RedemptionScreen;
}

/** The payment of the difference; a new quote remounts it. */
export const Difference = observer(function Difference(props: DifferenceProps) {
  const [counts, setCounts] = useState(0);
  return <Counted key={counts} {...props} onCount={() => setCounts(counts + 1)} />;
});

interface CountedProps extends DifferenceProps {
  /** Requests a new quote. */
  onCount: () => void;
}

/** Requests a quote, then renders the payment. */
const Counted = observer(function Counted(props: CountedProps) {
  const { answers, onCount, order, shopId, prepared, voucher } = props;
  const { draft } = prepared;
  const { session, site: store } = useServices();
  const { quoteRedemption } = useArea(REDEMPTION);
  const { t } = useText();
  const { state } = useScreen(({ language: { locale } }) => {
    const ask = () => {
      // The consent refers to the amounts of the former quote.
      order.untick();
      return quoteRedemption.execute(draft.lines, voucher.currency, hasFeature(store.site, 'difference'));
    };
    // A quote does not depend on the language, so a change of language does not request it again.
    return new AnswerScreen(ask, () => locale, { report: session.endedBy });
  });
  if (state.kind === 'shown') {
    const quote = state.value;
    return (
      <PaidPress of="redemption" shopId={shopId} toPayInCent={quote.toPayInCent}>
        <Pay {...props} quote={quote} />
      </PaidPress>
    );
  }
  return (
    <StepFrame step="check" plain title={t('pay.title')} back={stepPath('redemption', 'check', shopId)}>
      {state.kind === 'loading' ? (
        <Skeleton label={t('check.counting')} shapes={['card', 'line', 'button']} />
      ) : (
        <ProblemPanel
          problem={state.problem}
          again={onCount}
          attempt={1}
          actions={
            <>
              <FaultyLine problem={state.problem} draft={draft} answers={answers} />
              <Button kind="primary" onClick={onCount}>
                {t('common.tryAgain')}
              </Button>
            </>
          }
        />
      )}
    </StepFrame>
  );
});

/** The summary, the notices, and the payment of the difference. */
const Pay = observer(function Pay(props: CountedProps & { quote: Quote }) {
  const { answers, onCount, order, shopId, prepared, quote } = props;
  const { draft, customer } = prepared;
  const { t, money } = useText();
  const { prepareRedemption } = useArea(REDEMPTION);
  const startingPoint = useStartingPoint();
  const screen = usePayScreen(order, {
    orderWith: (payment) =>
      prepareRedemption.order(prepared, { quote, key: payment.key, startingPoint: startingPoint(), payment }),
    bodyWith: (card) => ({ ...prepared, card }),
    ticksFirst: true,
  });
  const toPay = money({ amountInCent: quote.toPayInCent, currency: quote.currency });
  const refusal = screen.refusal?.problem.kind;
  const isChanged = refusal === 'redemption-changed' || refusal === 'ordered-elsewhere';
  return (
    <PayLayout
      title={t('pay.title')}
      payPath={stepPath('redemption', 'pay', shopId)}
      progress={<StepProgress step="check" />}
      back={stepPath('redemption', 'check', shopId)}
      aside={
        <CheckList {...props} {...prepared} email={customer.email} quote={quote} isFixed={order.isFixed} />
      }
      screen={screen}
      words={{
        tick: t('pay.consent'),
        fault: t('pay.consentFault'),
        pay: t('pay.pay', { money: toPay }),
        obliged: t('pay.obliged', { money: toPay }),
      }}
      help={
        isChanged && (
          <Button kind="primary" onClick={onCount}>
            {t('common.tryAgain')}
          </Button>
        )
      }
    >
      <OrderNotes title={t('check.notesTitle')}>
        <Notes shops={shopsOfDraft(draft, answers)} />
      </OrderNotes>
    </PayLayout>
  );
});
