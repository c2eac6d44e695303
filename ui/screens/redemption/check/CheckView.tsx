import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { WithVoucher } from '../../../parts/voucher/WithVoucher.tsx';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { RedemptionPage } from '../steps/RedemptionPage.tsx';
import { WithLines } from '../steps/WithLines.tsx';
import { CheckStep } from './CheckStep.tsx';
import { OpenRedemption } from './OpenRedemption.tsx';

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
  const { redemptionRun } = useShared();
  const { t } = useText();
  // As found: what this page sends itself does not make it another page.
  const [found] = useState(() => redemptionRun.stored);
  return (
    <RedemptionPage
      held={held}
      left={isUnsettled(found) ? found : null}
      step="check"
      title={t('check.title')}
      renderSettling={(open, instead) =>
        held === null ? (
          <OpenRedemption open={open} />
        ) : (
          <WithLines>{(step) => <CheckStep {...step} {...instead(step.answers)} />}</WithLines>
        )
      }
      renderReady={(ready, step) => <CheckStep {...step} ready={ready} lacking={null} />}
    />
  );
});
