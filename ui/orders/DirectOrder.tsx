import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { Notice } from '../kit/Notice.tsx';
import { faultList } from '../parts/form/faultList.ts';
import { Form } from '../parts/form/Form.tsx';
import { ProblemPanel } from '../problems/ProblemPanel.tsx';
import { useText } from '../session/text.ts';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { type OrderOutcomeProps, OrderOutcome } from './OrderOutcome.tsx';

const NOTES_FIELD = 'notes-read';

interface DirectOrderProps extends OrderOutcomeProps {
  order: OrderOutcomeProps['order'] & {
    readonly notesRead: boolean;
    readonly attempts: number;
    readonly untickedFault: boolean;
    readonly busy: boolean;
    readonly unkept: boolean;
    tick(notesRead: boolean): void;
  };
  press: {
    /** Title of the notes. */
    readonly notes: string;
    /** Label of the checkbox: "I have read the notes". */
    readonly tick: string;
    readonly fault: string;
    readonly go: string;
    readonly busy: string;
  };
  onGo: () => void;
  /** What helps after a refusal. */
  actions: ReactNode;
  /** The notes. */
  children: ReactNode;
  after?: ReactNode;
}

/**
 * The notes, their checkbox, and the only button that moves value without a payment (product 6.3, 6.4); in their place
 * the outcome, as long as it is not known.
 */
export const DirectOrder = observer(function DirectOrder(props: DirectOrderProps) {
  const { order, press, onGo, actions, children, after } = props;
  const { t } = useText();
  const { state } = order;
  const fault = order.untickedFault ? press.fault : undefined;
  return (
    <OrderOutcome {...props}>
      <Form onSubmit={onGo} faults={faultList({ [NOTES_FIELD]: fault })} attempts={order.attempts} dense>
        {state.kind === 'refused' && <ProblemPanel problem={state.problem} attempt={1} actions={actions} />}
        {state.kind === 'blocked' && <OpenOrderNotice />}
        {order.unkept && (
          // This browser forgets a pending order with the page, so its outcome could not be looked up.
          <Notice kind="warning" word={t('kind.warning')} live>
            {t('openOrder.unkept')}
          </Notice>
        )}
        <OrderNotes
          title={press.notes}
          tick={
            <Checkbox
              id={NOTES_FIELD}
              name="notesRead"
              label={press.tick}
              checked={order.notesRead}
              onChange={order.tick}
              error={fault}
              errorPrefix={t('common.errorPrefix')}
              required
            />
          }
        >
          {children}
        </OrderNotes>
        <Button type="submit" kind="primary" full busy={order.busy} busyText={press.busy}>
          {press.go}
        </Button>
        {after}
      </Form>
    </OrderOutcome>
  );
});
