import { useEffect, useRef } from 'react';

/** Calls `ask` every so many milliseconds while `active` and while the page can be seen; nobody waits behind a hidden tab. */
export function usePoll(active: boolean, everyMs: number, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!active) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [active, everyMs]);
}
