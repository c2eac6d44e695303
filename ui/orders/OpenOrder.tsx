import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { FormLayout } from '../frame/FormLayout.tsx';
import { SummaryCard } from '../frame/SummaryCard.tsx';
import { TitledHeading } from '../parts/page/Page.tsx';
import flow from '../styles/flow.module.scss';
import { CameToNothing } from './CameToNothing.tsx';
import { type OrderOutcomeProps, OrderOutcome } from './OrderOutcome.tsx';

interface OpenOrderProps extends Omit<OrderOutcomeProps, 'children'> {
  order: OrderOutcomeProps['order'] & { goOn(): void };
  title: string;
  summary: Pick<ComponentProps<typeof SummaryCard>, 'title' | 'rows'>;
}

/**
 * An order that another page has sent, and its outcome, also without a voucher: its id suffices for the lookup (ADR 12).
 * All that is shown comes from the pending order.
 */
export const OpenOrder = observer(function OpenOrder({ title, summary, ...outcome }: OpenOrderProps) {
  const { order } = outcome;
  const { state } = order;
  return (
    <FormLayout plain title={<TitledHeading title={title} />}>
      <div className={flow.stack6}>
        <SummaryCard {...summary} />
        <OrderOutcome {...outcome}>
          {state.kind === 'refused' && <CameToNothing problem={state.problem} onGoOn={order.goOn} />}
        </OrderOutcome>
      </div>
    </FormLayout>
  );
});
