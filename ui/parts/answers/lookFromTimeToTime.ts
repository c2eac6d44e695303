import { reaction } from 'mobx';
import type { Instant } from '#domain/core/instant.ts';

interface Looking {
  /** Polling interval; restarts whenever `dueAt` changes. */
  readonly everyMs: number;
  /** When a look is due; observed. Null while nothing is awaited. */
  readonly dueAt: () => Instant | null;
  readonly look: () => void;
  readonly now: () => Instant;
}

/** Tolerance: a timer that fires slightly early would otherwise skip a whole interval. */
const SLACK_MS = 1000;

/**
 * Polls while the page is visible, and at once when it becomes visible and a look is due. Returns a function that stops
 * it.
 */
export function lookFromTimeToTime({ everyMs, dueAt, look, now }: Looking): () => void {
  let timer: number | undefined;
  const lookIfDue = () => {
    const at = dueAt();
    if (document.visibilityState === 'visible' && at !== null && now() + SLACK_MS >= at) look();
  };
  const unfollow = reaction(
    dueAt,
    (at) => {
      window.clearInterval(timer);
      if (at !== null) timer = window.setInterval(lookIfDue, everyMs);
    },
    { fireImmediately: true },
  );
  document.addEventListener('visibilitychange', lookIfDue);
  return () => {
    unfollow();
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfDue);
  };
}
