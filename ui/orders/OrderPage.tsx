import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { PrepareOrder } from '#application/orders/prepareOrder.ts';
import type { GateFacts, Preparation } from '#domain/orders/gate.ts';
import { FormLayout } from '../frame/FormLayout.tsx';
import { Redirect } from '../kit/Redirect.tsx';
import { TitledHeading } from '../parts/page/Page.tsx';
import { stepPath } from '../parts/paths/stepPath.ts';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';
import { WithoutVoucher } from './WithoutVoucher.tsx';

type Draw<Around, Ready> = (loaded: Partial<Around>, renderReady: (ready: Ready) => ReactNode) => ReactNode;

/** What could be ordered instead of an open order; `lacking` leads to the details. */
export type Instead<Ready> =
  | { readonly ready: Ready; readonly lacking: null }
  | { readonly ready: null; readonly lacking: ReactNode };

interface OrderPageProps<Found, Around extends GateFacts<Order>, Order, Ready> {
  prepare: PrepareOrder<Found, Around, Order, Ready, never>;
  /** What may change while the page is shown. */
  around: Around;
  /** The shop whose pages a redemption has; null for the basket. */
  shopId?: string | null;
  /** This page, and the one that shows an open order; by default it is this one. */
  settles?: { readonly here: string; readonly at: (order: Order) => string };
  /** Of the page while an order of another kind is open. */
  title: string;
  progress?: ReactNode;
  renderSettling: (order: Order, instead: (loaded: Partial<Around>) => Instead<Ready>) => ReactNode;
  /** Loads what is offered, then draws the page with it; for kinds that wait for that. */
  renderWaiting?: (draw: Draw<Around, Ready>) => ReactNode;
  /** Draws the order that can be pressed, for kinds that load nothing. */
  renderReady?: (ready: Ready) => ReactNode;
}

/** The page of an order of any kind, as far as it may stand: else what comes first, or the page that lacks something. */
export const OrderPage = observer(function OrderPage<Found, Around extends GateFacts<Order>, Order, Ready>({
  prepare,
  around,
  shopId = null,
  settles,
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
  const instead = (loaded: Partial<Around>): Instead<Ready> => {
    const preparation = prepare.prepare(found, { ...around, ...loaded });
    if (preparation.kind === 'ready') return { ready: preparation.ready, lacking: null };
    // That page leads on to the choice, if the choice lacks something.
    return { ready: null, lacking: <Redirect to={stepPath(prepare.kind, 'details', shopId)} /> };
  };
  const lackOf = (preparation: Preparation<Ready>) => {
    if (preparation.kind !== 'missing') return null;
    const { step } = preparation;
    return step === 'code' ? <WithoutVoucher /> : <Redirect to={stepPath(prepare.kind, step, shopId)} />;
  };
  const draw: Draw<Around, Ready> = (loaded, render) => {
    const gate = prepare.gate(found, { ...around, ...loaded });
    switch (gate.kind) {
      case 'settling': {
        const place = settles?.at(gate.order);
        return place === settles?.here ? renderSettling(gate.order, instead) : <Redirect to={place ?? '/'} />;
      }
      case 'placed':
        return <Redirect to={stepPath(prepare.kind, 'receipt')} />;
      case 'missing':
        return lackOf(gate);
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
