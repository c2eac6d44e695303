import { useEffect, useEffectEvent } from 'react';
import { lookFromTimeToTime } from './lookFromTimeToTime.ts';

/** Has a view ask from time to time while `active`; the pause begins anew whenever that becomes true. */
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
