import { type StartingPoint, startingPoint } from '#domain/orders/startingPoint.ts';
import { useServices, useShared } from '../session/services.ts';

/**
 * Returns a function that tells where the visit began that led to an order, for the press that sends it. The document in
 * which it began may have been left for one in which something is paid; then it was kept on the way.
 */
export function useStartingPoint(): () => StartingPoint {
  const { arrival } = useServices();
  const { kept } = useShared();
  return () => kept.read('startingPoint') ?? startingPoint(arrival.path, arrival.source, arrival.campaign);
}
