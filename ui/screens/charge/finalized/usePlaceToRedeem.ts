import { useState } from 'react';
import type { ChargeReceipt } from '#domain/charge/chargeOrder.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { CHARGE } from '../services.ts';

/**
 * Returns the path where the topped-up voucher is redeemed: where the top-up began, else the user's choice or basket,
 * else the start page. If a step lacks its data, it redirects to the previous step automatically.
 */
export function usePlaceToRedeem({ serialNumber }: ChargeReceipt): string {
  const { kept } = useArea(CHARGE);
  const { session } = useServices();
  const choice = useShared().kept.read('redemptionDraft');
  const basket = useBasket();
  const [place] = useState(() => kept.read('topUpPlace'));
  const inUse = session.voucher?.serialNumber;
  if (session.voucher !== null && inUse !== serialNumber) return '/';
  // If the session has ended, that page asks for the code first.
  if (place?.serialNumber === serialNumber) return place.path;
  if (session.voucher === null) return '/';
  if (basket.length > 0) return stepPath('redemption', 'choice');
  return choice === null ? '/' : stepPath('redemption', 'check', choice.shopId);
}
