import { useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { useServices } from '../../session/services.ts';
import { usePoll } from './usePoll.ts';

/**
 * Like `usePoll`, but returns when it asks next; null before the first activation. The moment stays while an answer is
 * pending, so that the page does not change under its reader.
 */
export function useNextLook(active: boolean, everyMs: number, ask: () => void): Instant | null {
  const { now } = useServices();
  const [nextAt, setNextAt] = useState(() => (active ? now() + everyMs : null));
  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setNextAt(now() + everyMs);
  }
  usePoll(active, everyMs, () => {
    setNextAt(now() + everyMs);
    ask();
  });
  return nextAt;
}
