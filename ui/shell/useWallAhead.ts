import { useCallback } from 'react';
import type { WallAhead } from '../screens/entry/balance/wallAhead.ts';
import { useServices } from '../session/services.ts';

/** Returns the loader of what loads the wall's page ahead, a chunk of its own. */
export function useWallAhead(): () => Promise<WallAhead> {
  const services = useServices();
  return useCallback(async () => (await import('./wallAhead.ts')).wallAhead(services), [services]);
}
