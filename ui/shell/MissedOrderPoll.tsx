import { useEffect, useEffectEvent } from 'react';
import { LOOK_FOR_MISSED_MS } from '#domain/orders/lapse.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import { PAYMENT } from '../orders/payment/services.ts';
import { usePoll } from '../parts/answers/usePoll.ts';
import { DONATION } from '../screens/donation/services.ts';
import { type Services, useServices, useShared } from '../session/services.ts';

/**
 * Looks up missed orders, and another tab's open order, at once and every 15 seconds (ADR 13). Draws nothing: one that
 * has arrived is an open order, which every page follows.
 */
export function MissedOrderPoll() {
  const services = useServices();
  const { lookElsewhere, missedOrders } = useShared();
  const look = () => {
    // An area that cannot be loaded, or a look that broke, is tried again with the next one.
    for (const kind of missedOrders.find()) void reopenMissed(kind, services).catch(() => undefined);
    void lookElsewhere.execute().catch(() => undefined);
  };
  const lookNow = useEffectEvent(look);
  useEffect(() => lookNow(), []);
  usePoll(true, LOOK_FOR_MISSED_MS, look);
  return null;
}

async function reopenMissed(kind: OrderName, services: Services): Promise<void> {
  const run = await runOf(kind, services);
  await run.reopenMissed();
}

async function runOf(
  kind: OrderName,
  { area, shared }: Services,
): Promise<{ reopenMissed(): Promise<void> }> {
  if (kind === 'redemption') return (await shared()).redemptionRun;
  if (kind === 'donation') return (await area(DONATION)).donationRun;
  return (await area(PAYMENT)).orders[kind].run;
}
