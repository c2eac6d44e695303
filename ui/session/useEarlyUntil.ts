import { useLayoutEffect } from 'react';
import { useServices } from './services.ts';

/**
 * The early page stays until a screen has as much to show as it: null where the early page shows another screen, or only
 * its frame.
 */
export function useEarlyUntil(isReady: boolean | null): void {
  const { early } = useServices();
  // Layout effects: before that of the layout, which takes the early page off; and before those that give the focus, which
  // what is hidden cannot take. In WebKit nothing has it after that.
  useLayoutEffect(() => {
    if (isReady === null || !early.stands()) return;
    if (isReady) early.release();
    else early.hold();
  }, [early, isReady]);
}
