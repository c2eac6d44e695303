import { reaction } from 'mobx';
import type { Instant } from '#domain/core/instant.ts';

interface Looking {
  /** The pause between two looks, in milliseconds. It starts again whenever `dueAt` changes. */
  readonly everyMs: number;
  /** The moment from which a look is due; observed as it changes. Null while nothing is waited for. */
  readonly dueAt: () => Instant | null;
  readonly look: () => void;
  readonly now: () => Instant;
}

/**
 * Tolerance in milliseconds. Timers and clocks differ a little: without it, a look that comes a moment early would wait
 * for the next one.
 */
const SLACK_MS = 1000;

/**
 * Starts looking from time to time while the page is visible, and at once when it becomes visible and a look is due, so
 * that a page that slept behind another tab is up to date. Returns a function that stops it.
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
