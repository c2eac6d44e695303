import { useServices } from '../../session/services.ts';
import { isBalanceUncertain } from '../../session/spendableVoucher.ts';

/**
 * For the summary before a press: true if it cannot say what will be left. This tab's own open order keeps its summary.
 * @param isHeldBack true if the press waits for another tab, which may have noted no order yet
 */
export function useIsRestUncertain(isHeldBack: boolean): boolean {
  const services = useServices();
  const { openOrders } = services;
  return isHeldBack || (openOrders.value === null && isBalanceUncertain(services));
}
