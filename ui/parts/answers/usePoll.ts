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
    let askedAt = Date.now();
    const look = () => {
      askedAt = Date.now();
      askNow();
    };
    return lookFromTimeToTime({ everyMs, dueAt: () => askedAt + everyMs, look, now: Date.now });
  }, [active, everyMs]);
}
