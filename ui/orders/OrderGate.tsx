import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type GateFacts, type OrderRules, gateOf } from '#domain/orders/gate.ts';
import { FormLayout } from '../frame/FormLayout.tsx';
import { Redirect } from '../kit/Redirect.tsx';
import { TitledHeading } from '../parts/page/Page.tsx';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { WithoutVoucher } from './WithoutVoucher.tsx';

/** Where an order is chosen and described, and where its receipt is. */
interface GatePaths {
  readonly choice: string;
  /** Default: with the choice. */
  readonly details?: string;
  readonly receipt: string;
}

interface OrderGateProps<Facts extends GateFacts<Order>, Order, Ready> {
  rules: OrderRules<Facts, Order, Ready>;
  facts: Facts;
  paths: GatePaths;
  /** Of the page while an order of another kind is open. */
  title: string;
  progress?: ReactNode;
  /** Draws the open order. */
  renderSettling: (order: Order) => ReactNode;
  /** Loads what is offered. */
  waiting?: ReactNode;
  /** Draws the order that can be pressed. */
  children: (ready: Ready) => ReactNode;
}

/** The page of an order of any kind, as far as it may stand: else what comes first, or the page that lacks something. */
export const OrderGate = observer(function OrderGate<Facts extends GateFacts<Order>, Order, Ready>({
  rules,
  facts,
  paths,
  title,
  progress,
  renderSettling,
  waiting = null,
  children,
}: OrderGateProps<Facts, Order, Ready>) {
  const gate = gateOf(rules, facts);
  switch (gate.kind) {
    case 'settling':
      return <>{renderSettling(gate.order)}</>;
    case 'placed':
      return <Redirect to={paths.receipt} />;
    case 'missing':
      return gate.step === 'code' ? <WithoutVoucher /> : <Redirect to={paths[gate.step] ?? paths.choice} />;
    case 'other':
      return (
        <FormLayout plain progress={progress} title={<TitledHeading title={title} />}>
          <OpenOrderNotice />
        </FormLayout>
      );
    case 'waiting':
      return <>{waiting}</>;
    case 'ready':
      return <>{children(gate.ready)}</>;
  }
});
