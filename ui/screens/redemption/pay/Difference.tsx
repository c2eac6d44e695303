import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router';
import { takesPayments } from '#domain/site/site.ts';
import { Button } from '../../../kit/Button.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { FaultyLine } from '../check/FaultyLine.tsx';
import { REDEMPTION } from '../services.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { DifferenceScreen } from './DifferenceScreen.ts';
import type { DifferenceProps } from './differenceProps.ts';
import { PayForm } from './PayForm.tsx';

/** Asks what is to be paid, then draws its payment. If nothing is by now, as after a top-up, the check goes on. */
export const Difference = observer(function Difference(props: DifferenceProps) {
  const { answers, draft, order, paths, voucher } = props;
  const { session, site: store } = useServices();
  const { quoteRedemption } = useArea(REDEMPTION);
  const { t } = useWords();
  const screen = useScreen(
    () =>
      new DifferenceScreen({
        quote: quoteRedemption,
        lines: draft.lines,
        currency: voucher.currency,
        mayPay: takesPayments(store.site),
        endedBy: session.endedBy,
        onCount: order.untick,
      }),
  );
  const { state } = screen;
  const count = () => void screen.count();
  if (state.kind === 'ready') {
    const { quote } = state;
    if (quote.toPayInCent === 0) return <Navigate to={paths.check} replace />;
    return <PayForm key={quote.id} {...props} quote={quote} onCount={count} />;
  }
  return (
    <StepFrame step="check" plain title={t('pay.title')} back={paths.check}>
      {state.kind === 'counting' ? (
        <Skeleton label={t('check.counting')} shapes={['card', 'line', 'button']} />
      ) : (
        <ProblemPanel
          problem={state.problem}
          again={count}
          attempt={1}
          actions={
            <>
              <FaultyLine problem={state.problem} draft={draft} answers={answers} />
              <Button kind="primary" onClick={count}>
                {t('common.tryAgain')}
              </Button>
            </>
          }
        />
      )}
    </StepFrame>
  );
});
