import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { PrepareOrder } from '#application/orders/prepareOrder.ts';
import type { GateFacts } from '#domain/orders/gate.ts';
import { FormLayout } from '../frame/FormLayout.tsx';
import { Redirect } from '../kit/Redirect.tsx';
import { TitledHeading } from '../parts/page/Page.tsx';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { WithoutVoucher } from './WithoutVoucher.tsx';

/** Where an order is chosen and described, and where its receipt is. */
interface OrderPaths {
  readonly choice: string;
  /** Default: with the choice. */
  readonly details?: string;
  readonly receipt: string;
}

type Draw<Around, Ready> = (loaded: Partial<Around>, renderReady: (ready: Ready) => ReactNode) => ReactNode;

interface OrderPageProps<Found, Around extends GateFacts<Order>, Order, Ready> {
  prepare: PrepareOrder<Found, Around, Order, Ready, never>;
  /** What may change while the page is shown. */
  around: Around;
  paths: OrderPaths;
  /** Of the page while an order of another kind is open. */
  title: string;
  progress?: ReactNode;
  /** Draws the open order; `ready` tells what could be ordered instead. */
  renderSettling: (order: Order, ready: (loaded: Partial<Around>) => Ready | null) => ReactNode;
  /** Loads what is offered, then draws the page with it; for kinds that wait for that. */
  renderWaiting?: (draw: Draw<Around, Ready>) => ReactNode;
  /** Draws the order that can be pressed, for kinds that load nothing. */
  renderReady?: (ready: Ready) => ReactNode;
}

/** The page of an order of any kind, as far as it may stand: else what comes first, or the page that lacks something. */
export const OrderPage = observer(function OrderPage<Found, Around extends GateFacts<Order>, Order, Ready>({
  prepare,
  around,
  paths,
  title,
  progress,
  renderSettling,
  renderWaiting = () => null,
  renderReady = () => null,
}: OrderPageProps<Found, Around, Order, Ready>) {
  const { session } = around;
  const voucher = session?.voucher ?? null;
  // Read again only for another voucher or balance, so that the page's own press does not change it (ADR 13).
  const { found } = useMemo(() => ({ found: prepare.find(), voucher }), [prepare, voucher]);
  const draw: Draw<Around, Ready> = (loaded, render) => {
    const gate = prepare.gate(found, { ...around, ...loaded });
    switch (gate.kind) {
      case 'settling':
        return renderSettling(gate.order, (more) => prepare.ready(found, { ...around, ...more }));
      case 'placed':
        return <Redirect to={paths.receipt} />;
      case 'missing':
        if (gate.step === 'code') return <WithoutVoucher />;
        return <Redirect to={paths[gate.step] ?? paths.choice} />;
      case 'other':
        return (
          <FormLayout plain progress={progress} title={<TitledHeading title={title} />}>
            <OpenOrderNotice />
          </FormLayout>
        );
      case 'waiting':
        return renderWaiting(draw);
      case 'ready':
        return render(gate.ready);
    }
  };
  return <>{draw({}, renderReady)}</>;
});
