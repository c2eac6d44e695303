import { useLayoutEffect } from 'react';
import { useServices } from './services.ts';

/**
 * The early page stays until a screen has as much to show as it: null where the early page shows another screen, or only
 * its frame.
 */
export function useEarlyUntil(isReady: boolean | null): void {
  const { early } = useServices();
  // Before the layout's own effect, which takes the early page off.
  useLayoutEffect(() => {
    if (isReady === null || !early.stands()) return;
    if (isReady) early.release();
    else early.hold();
  }, [early, isReady]);
}
