import { useState } from 'react';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';
import { stepPaths } from '../../../parts/paths/stepPaths.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { CHARGE } from '../services.ts';

/**
 * Returns where the voucher that was topped up is redeemed: where the top-up was begun, else where something is chosen
 * for it, else at the start. Each step leads to the one before by itself if something is missing there.
 */
export function usePlaceToRedeem({ serialNumber }: ChargeReceipt): string {
  const { kept } = useArea(CHARGE);
  const { session } = useServices();
  const choice = useShared().kept.read('redemptionDraft');
  const basket = useBasket();
  const [place] = useState(() => kept.read('topUpPlace'));
  const inUse = session.voucher?.serialNumber;
  if (session.voucher !== null && inUse !== serialNumber) return '/';
  // If its session is over, the page asks for the code first.
  if (place?.serialNumber === serialNumber) return place.path;
  if (session.voucher === null) return '/';
  if (basket.length > 0) return stepPaths('basket').choose;
  return choice === null ? '/' : stepPaths('shop', choice.shopId).check;
}
