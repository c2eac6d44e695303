import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PreparedRedemption } from '#domain/redemption/kind.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { OrderPage } from '../../../orders/OrderPage.tsx';
import { useAround } from '../../../orders/useAround.ts';
import { ORDER_PATHS } from '../../../parts/paths/orderPaths.ts';
import { stepPathsOf } from '../../../parts/paths/stepPaths.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { REDEMPTION } from '../services.ts';
import { StepProgress } from './StepFrame.tsx';
import { type LinesStep, WithLines } from './WithLines.tsx';

interface RedemptionPageProps {
  held: VoucherSession | null;
  left: PendingRedemption | null;
  /** True if the page asks for the code before it shows an open order, once the session has expired. */
  asksFirst: boolean;
  title: string;
  /** Draws the open order; `ready` tells what could be redeemed instead. */
  renderSettling: (
    order: PendingRedemption,
    ready: (answers: ShopAnswers) => PreparedRedemption | null,
  ) => ReactNode;
  /** Draws the redemption that can be pressed. */
  renderReady: (prepared: PreparedRedemption, step: LinesStep) => ReactNode;
}

/** A page of a redemption's press; loads the shops once nothing comes before the new redemption. */
export const RedemptionPage = observer(function RedemptionPage(props: RedemptionPageProps) {
  const { held, left, asksFirst, title, renderSettling, renderReady } = props;
  const { site: store } = useServices();
  const { prepareRedemption } = useArea(REDEMPTION);
  const { shopId = null } = useParams();
  const { choose, details } = stepPathsOf(shopId);
  const around = useAround(held);
  const holding = around.holding === 'expired' && !asksFirst ? 'nothing' : around.holding;
  return (
    <OrderPage
      prepare={prepareRedemption}
      around={{ ...around, holding, left, shopId, answers: null, site: store.site }}
      paths={{ choice: choose, details, receipt: ORDER_PATHS.redemption.receipt }}
      title={title}
      progress={<StepProgress step="check" />}
      renderSettling={(order, ready) => renderSettling(order, (answers) => ready({ answers }))}
      renderWaiting={(draw) => (
        <WithLines>
          {(step) => draw({ answers: step.answers }, (prepared) => renderReady(prepared, step))}
        </WithLines>
      )}
    />
  );
});
