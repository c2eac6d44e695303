import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Preparation } from '#domain/orders/gate.ts';
import { type OrderName, pressOf } from '#domain/orders/orderSteps.ts';
import { Redirect } from '../kit/Redirect.tsx';
import { stepPath } from '../parts/paths/stepPath.ts';
import { useServices } from '../session/services.ts';

interface OrderProps {
  of: OrderName;
  children: ReactNode;
}

/** The page of a choice. An open order of the same kind comes first (ADR 13). */
export const ChoicePage = observer(function ChoicePage({ of, children }: OrderProps) {
  const { openOrders } = useServices();
  const open = openOrders.value;
  return open?.kind === of ? (
    <Redirect to={stepPath(of, pressOf(of, open.isPaid === true))} />
  ) : (
    <>{children}</>
  );
});

interface DetailsPageProps extends OrderProps {
  preparation: Preparation<unknown>;
  shopId: string | null;
}

/** The page of the customer's details, unless the choice lacks something. */
export function DetailsPage({ of, preparation, shopId, children }: DetailsPageProps) {
  const lacks = preparation.kind === 'missing' && preparation.step === 'choice';
  return lacks ? <Redirect to={stepPath(of, 'choice', shopId)} /> : <>{children}</>;
}

interface PaidPressProps extends OrderProps {
  shopId: string | null;
  toPayInCent: number;
}

/** The press of a payment; without anything to pay, for example after a top-up, the other press takes its place. */
export function PaidPress({ of, shopId, toPayInCent, children }: PaidPressProps) {
  return toPayInCent === 0 ? <Redirect to={stepPath(of, pressOf(of, false), shopId)} /> : <>{children}</>;
}

/** The page of an order that is placed already leads to its receipt. */
export function ToReceipt({ of }: Pick<OrderProps, 'of'>) {
  return <Redirect to={stepPath(of, 'receipt')} />;
}
