import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { Redirect } from '../../../kit/Redirect.tsx';
import { placeOf, stepPathsOf } from '../../../parts/paths/stepPaths.ts';
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
  const { check } = stepPathsOf(useParams().shopId ?? null);
  // As found: what this page sends itself does not make it another page.
  const [found] = useState(() => redemptionRun.stored);
  return (
    <RedemptionPage
      held={held}
      left={isUnsettled(found) ? found : null}
      asksFirst
      title={t('check.title')}
      renderSettling={(open, ready) => {
        const place = placeOf(open);
        if (place !== check) return <Redirect to={place} />;
        if (held === null) return <OpenRedemption open={open} />;
        return <WithLines>{(step) => <CheckStep {...step} prepared={ready(step.answers)} />}</WithLines>;
      }}
      renderReady={(prepared, step) => <CheckStep {...step} prepared={prepared} />}
    />
  );
});
