import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { useArea, useScreen } from '../../../session/services.ts';
import { CHARGE } from '../services.ts';
import type { ChargeOrderScreen } from './chargeOrderScreen.ts';

/**
 * Returns the view model of the order that tops a voucher up; after a success it leads to the receipt. `resumes`: it
 * begins with what was left open; `waits`: it does nothing before it is told to. A page that the browser kept for
 * "back", as from the provider, begins with it in any case.
 */
export function useChargeOrder(begins: 'resumes' | 'waits'): ChargeOrderScreen {
  const { chargeRun } = useArea(CHARGE);
  const navigate = useNavigate();
  // Replaced, so that "back" cannot pay again.
  const onPlaced = async () => navigate('/prepaid/finalized', { replace: true });
  // A payment's permission is one of its own: its end says nothing about the voucher in use.
  const order = useScreen(() => {
    const screen: ChargeOrderScreen = new OrderScreen({ run: chargeRun, endedBy: () => false, onPlaced });
    return { screen, start: begins === 'resumes' ? screen.start : screen.listen };
  }).screen;
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void order.comeBack();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [order]);
  return order;
}
