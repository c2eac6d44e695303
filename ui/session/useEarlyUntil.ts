import { useLayoutEffect } from 'react';
import { useServices } from './services.ts';

/**
 * Keeps the early page until a screen shows as much. Pass null if the early page shows another screen or only its
 * frame.
 */
export function useEarlyUntil(isReady: boolean | null): void {
  const { early } = useServices();
  // A layout effect here runs before that of `Layout`, which removes the early page, and before those that set the
  // focus, which a hidden element cannot take. In WebKit nothing has the focus then.
  useLayoutEffect(() => {
    if (isReady === null || !early.isShown()) return;
    if (isReady) early.release();
    else early.hold();
  }, [early, isReady]);
}
