import { useNavigate } from 'react-router';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { stepPath } from '../parts/paths/stepPath.ts';
import { useScreen } from '../session/services.ts';
import { type ShownRun, OrderScreen } from './OrderScreen.ts';

interface Ways {
  readonly of: OrderName;
  /** `resumes`: begins with the lookup of a pending order; `waits`: asks nothing until called. */
  readonly begins: 'resumes' | 'waits';
  /**
   * Receives every problem of the order; true if it ended the session. By default none does: a payment's authorisation,
   * and a lookup by the order's id, are independent of the voucher in use.
   */
  readonly endedBy?: (problem: Problem) => boolean;
  /** Called before the receipt is opened, for an order that this page sent. */
  readonly onReceipt?: () => void;
}

/** Returns the view model of the page's order, of any kind; it shows the receipt once the order is placed. */
export function useOrder<Order extends PendingOrder, Body, Value>(
  run: ShownRun<Order, Body, Value>,
  { of, begins, endedBy = () => false, onReceipt }: Ways,
): OrderScreen<Order, Body, Value> {
  const navigate = useNavigate();
  return useScreen(() => {
    const onPlaced = async () => {
      if (screen.sent !== null) onReceipt?.();
      // Replaces the entry, so that "back" cannot order again.
      await navigate(stepPath(of, 'receipt'), { replace: true });
    };
    const screen: OrderScreen<Order, Body, Value> = new OrderScreen({ run, endedBy, onPlaced });
    return { screen, start: begins === 'resumes' ? screen.start : screen.listen };
  }).screen;
}
