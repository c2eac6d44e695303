import { useEffect, useEffectEvent } from 'react';
import { lookFromTimeToTime } from './lookFromTimeToTime.ts';

/** Calls `ask` every `everyMs` milliseconds while `active` and the page is visible. `active` restarts the interval. */
export function usePoll(active: boolean, everyMs: number, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return undefined;
    // Not the device's clock: if set back, it would delay the next request until it catches up.
    const now = () => performance.now();
    let askedAt = now();
    const look = () => {
      askedAt = now();
      askNow();
    };
    return lookFromTimeToTime({ everyMs, dueAt: () => askedAt + everyMs, look, now });
  }, [active, everyMs]);
}
