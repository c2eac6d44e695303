import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OrderState, WhyLost } from '#application/orders/orderState.ts';
import { StatusLine } from '../kit/StatusLine.tsx';
import { HeldBack } from './HeldBack.tsx';
import { LostOrder } from './LostOrder.tsx';
import { UnclearOutcome } from './UnclearOutcome.tsx';

/** How a kind of order says what became of it. */
export interface OutcomeWords {
  readonly unclear: 'redemption-unclear' | 'donation-unclear';
  /** Shown while asking: "We are checking what became of it". */
  readonly finding: string;
  readonly lost: Readonly<Record<WhyLost, string>>;
}

/** What is shown of a direct order. */
export interface DirectOrderScreen {
  readonly state: OrderState<unknown>;
  readonly left: unknown;
  readonly reference: string | null;
  readonly looks: number;
  readonly quietly: boolean;
  withdraw(): void;
}

export interface OrderOutcomeProps {
  order: DirectOrderScreen;
  words: OutcomeWords;
  /** `quietly`: automatically, not announced. */
  onFindOut: (how?: { quietly?: boolean }) => Promise<void>;
  /** Leaves a lost order. */
  onGoOn: () => void;
  /** The form, whose place the outcome takes as long as it is not known (product 6.5). */
  children: ReactNode;
}

/** Turns the outcome of an order without a payment into what the user sees of it (`OpenPayment` does with one). */
export const OrderOutcome = observer(function OrderOutcome(props: OrderOutcomeProps) {
  const { order, words, onFindOut, onGoOn, children } = props;
  const { state } = order;
  switch (state.kind) {
    case 'lost':
      return (
        <LostOrder
          text={words.lost[state.why]}
          why={state.why}
          reference={order.reference ?? ''}
          onLook={() => void onFindOut()}
          onGoOn={onGoOn}
        />
      );
    case 'unclear':
    case 'finding-out':
      return (
        <UnclearOutcome
          screen={order}
          onFindOut={onFindOut}
          state={state}
          kind={words.unclear}
          finding={words.finding}
        />
      );
    case 'held-back':
      return <HeldBack order={order} />;
    case 'placing':
    case 'paying':
    case 'placed':
      // Another page has sent it: this one has no form that is busy until the receipt is shown.
      return order.left === null ? <>{children}</> : <StatusLine>{words.finding}</StatusLine>;
    case 'idle':
    case 'blocked':
    case 'refused':
      return <>{children}</>;
  }
});
