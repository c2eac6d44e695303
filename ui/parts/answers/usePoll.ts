import { useEffect, useEffectEvent } from 'react';
import { lookFromTimeToTime } from './lookFromTimeToTime.ts';

/**
 * Calls `ask` every `everyMs` milliseconds while `active` is true and the page is visible. The pause starts again
 * whenever `active` becomes true.
 */
export function usePoll(active: boolean, everyMs: number, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return undefined;
    // Not the device's clock: set back, it would keep the next question waiting until it has caught up.
    const now = () => performance.now();
    let askedAt = now();
    const look = () => {
      askedAt = now();
      askNow();
    };
    return lookFromTimeToTime({ everyMs, dueAt: () => askedAt + everyMs, look, now });
  }, [active, everyMs]);
}
