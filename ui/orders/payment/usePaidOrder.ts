import { useNavigate } from 'react-router';
import type { OrderRun } from '#application/orders/orderRun.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { useScreen } from '../../session/services.ts';
import { OrderScreen } from '../OrderScreen.ts';

/**
 * Returns the view model of an order that is paid; after a success it leads to `receiptPath`. `resumes`: it begins with
 * what was left open; `waits`: it does nothing before it is told to. `endedBy` is told every problem; by default its
 * permission is one of its own, whose end says nothing about the voucher in use.
 */
export function usePaidOrder<Order extends PendingPaidOrder, Body, Value>(
  run: OrderRun<Order, Body, Value>,
  receiptPath: string,
  begins: 'resumes' | 'waits',
  endedBy: (problem: Problem) => boolean = () => false,
): OrderScreen<Order, Body, Value> {
  const navigate = useNavigate();
  // Replaced, so that "back" cannot pay again.
  const onPlaced = async () => navigate(receiptPath, { replace: true });
  return useScreen(() => {
    const screen = new OrderScreen({ run, endedBy, onPlaced });
    return { screen, start: begins === 'resumes' ? screen.start : screen.listen };
  }).screen;
}
