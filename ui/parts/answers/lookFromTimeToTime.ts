import { reaction } from 'mobx';
import type { Instant } from '#domain/core/instant.ts';

interface Looking {
  /** The pause between two looks. It begins anew whenever `dueAt` changes. */
  readonly everyMs: number;
  /** From when on there is something to look for, followed as it changes; null while nothing is waited for. */
  readonly dueAt: () => Instant | null;
  readonly look: () => void;
  readonly now: () => Instant;
}

/** Timers and clocks differ by a little: without it, a look that comes a moment early would wait for the next one. */
const SLACK_MS = 1000;

/**
 * Looks from time to time while the page can be seen, and at once when it is seen again and a look is due: nobody waits
 * behind a hidden tab, nor for a page that has slept there. Returns the end of it.
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
