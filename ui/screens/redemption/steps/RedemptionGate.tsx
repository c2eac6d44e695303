import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type PreparedRedemption, type RedemptionFacts, REDEMPTION_RULES } from '#domain/redemption/kind.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { OrderGate } from '../../../orders/OrderGate.tsx';
import { stepPathsOf } from '../../../parts/paths/stepPaths.ts';
import { StepProgress } from './StepFrame.tsx';
import { type LinesStep, WithLines } from './WithLines.tsx';

interface RedemptionGateProps {
  facts: RedemptionFacts;
  title: string;
  renderSettling: (order: PendingRedemption) => ReactNode;
  /** Draws the redemption that can be pressed. */
  children: (prepared: PreparedRedemption, step: LinesStep) => ReactNode;
}

/** The gate of a redemption's press; loads the shops once nothing comes before the new redemption. */
export const RedemptionGate = observer(function RedemptionGate(props: RedemptionGateProps) {
  const { facts, title, renderSettling, children } = props;
  const { choose, details } = stepPathsOf(facts.shopId);
  const gate = (step: LinesStep | null): ReactNode => (
    <OrderGate
      rules={REDEMPTION_RULES}
      facts={{ ...facts, answers: step?.answers ?? null }}
      paths={{ choice: choose, details, receipt: '/thankyou' }}
      title={title}
      progress={<StepProgress step="check" />}
      renderSettling={renderSettling}
      waiting={<WithLines>{gate}</WithLines>}
    >
      {(prepared) => step && children(prepared, step)}
    </OrderGate>
  );
  return <>{gate(null)}</>;
});
