import { type StartingPoint, startingPoint } from '#domain/orders/startingPoint.ts';
import { useServices, useShared } from '../session/services.ts';

/**
 * Returns a function that reads where the visit began, for the submit of an order. If it began in the document of
 * another zone, it was stored on the way.
 */
export function useStartingPoint(): () => StartingPoint {
  const { arrival } = useServices();
  const { kept } = useShared();
  return () => kept.read('startingPoint') ?? startingPoint(arrival.path, arrival.source, arrival.campaign);
}
