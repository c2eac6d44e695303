import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PreparedRedemption } from '#domain/redemption/kind.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Instead, OrderPage } from '../../../orders/OrderPage.tsx';
import { useAround } from '../../../orders/useAround.ts';
import { placeOf, stepPath } from '../../../parts/paths/stepPath.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { REDEMPTION } from '../services.ts';
import { StepProgress } from './StepFrame.tsx';
import { type LinesStep, WithLines } from './WithLines.tsx';

interface RedemptionPageProps {
  held: VoucherSession | null;
  left: PendingRedemption | null;
  /** Once the session has expired, `check` asks for the code before it shows an open order. */
  step: 'check' | 'pay';
  title: string;
  renderSettling: (
    order: PendingRedemption,
    instead: (answers: ShopAnswers) => Instead<PreparedRedemption>,
  ) => ReactNode;
  /** Draws the redemption that can be pressed. */
  renderReady: (prepared: PreparedRedemption, step: LinesStep) => ReactNode;
}

/** A page of a redemption's press; loads the shops once nothing comes before the new redemption. */
export const RedemptionPage = observer(function RedemptionPage(props: RedemptionPageProps) {
  const { held, left, step: press, title, renderSettling, renderReady } = props;
  const { site: store } = useServices();
  const { prepareRedemption } = useArea(REDEMPTION);
  const { shopId = null } = useParams();
  const around = useAround(held);
  // A payment's authorisation is independent of the voucher in use.
  const holding = around.holding === 'expired' && press === 'pay' ? 'nothing' : around.holding;
  return (
    <OrderPage
      prepare={prepareRedemption}
      around={{ ...around, holding, left, shopId, answers: null, site: store.site }}
      shopId={shopId}
      settles={{ here: stepPath('redemption', press, shopId), at: placeOf }}
      title={title}
      progress={<StepProgress step="check" />}
      renderSettling={(order, instead) => renderSettling(order, (answers) => instead({ answers }))}
      renderWaiting={(draw) => (
        <WithLines>
          {(step) => draw({ answers: step.answers }, (prepared) => renderReady(prepared, step))}
        </WithLines>
      )}
    />
  );
});
