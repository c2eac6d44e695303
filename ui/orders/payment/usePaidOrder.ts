import { useNavigate } from 'react-router';
import type { OrderRun } from '#application/orders/orderRun.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { useScreen } from '../../session/services.ts';
import { OrderScreen } from '../OrderScreen.ts';

/**
 * Navigates to `receiptPath` on success. `resumes`: starts with a pending order; `waits`: does nothing until called. By
 * default no problem ends the session: a payment's authorisation is independent of the voucher in use.
 */
export function usePaidOrder<Order extends PendingPaidOrder, Body, Value>(
  run: OrderRun<Order, Body, Value>,
  receiptPath: string,
  begins: 'resumes' | 'waits',
  endedBy: (problem: Problem) => boolean = () => false,
): OrderScreen<Order, Body, Value> {
  const navigate = useNavigate();
  // Replaces the entry, so that "back" cannot pay again.
  const onPlaced = async () => navigate(receiptPath, { replace: true });
  return useScreen(() => {
    const screen = new OrderScreen({ run, endedBy, onPlaced });
    return { screen, start: begins === 'resumes' ? screen.start : screen.listen };
  }).screen;
}
