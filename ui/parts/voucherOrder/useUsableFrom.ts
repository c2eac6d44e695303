import { type BuyerType, usableFrom } from '#domain/calendar/usableFrom.ts';
import type { Instant } from '#domain/core/instant.ts';
import { useServices } from '../../session/services.ts';
import { zoneOffset } from '../../session/zoneOffset.ts';

/** Computes when the codes of an order become usable. For observers: it reads the site. */
export function useUsableFrom(): (paidAt: Instant, buyer: BuyerType) => Instant {
  const { site: store } = useServices();
  const offset = zoneOffset(store.site.timeZone);
  return (paidAt, buyer) => usableFrom(paidAt, buyer, offset);
}
