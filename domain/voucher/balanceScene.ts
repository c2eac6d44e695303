/** After this time the scene leads on by itself, in milliseconds. */
export const LEAD_AFTER_MS = 900;

/** After this time a sentence says that the wall takes longer, in milliseconds. */
export const LATE_AFTER_MS = 4_000;

/** For this time after the scene, a press on the wall does nothing: it was aimed at the scene's button. In milliseconds. */
export const STRAY_PRESS_MS = 350;

/** The scene between an accepted code and the wall: the balance alone (ADR 16). */
export interface BalanceScene {
  /** `soon`: the clock is about to lead on. `waiting`: only a press does. `time` and `press`: led on by that. */
  readonly lead: 'soon' | 'waiting' | 'time' | 'press';
  /** `out-of-reach`: it is there, and the balance is below the smallest value of every shop. */
  readonly wall: 'loading' | 'late' | 'ready' | 'out-of-reach' | 'failed';
}

/**
 * `touched`: a key or a finger anywhere on the page; `pressed`: the scene's own button. The others are news of the wall.
 */
export type SceneEvent = 'time-up' | 'touched' | 'pressed' | 'late' | 'ready' | 'out-of-reach' | 'failed';

/**
 * The clock leads on only after a press by pointer: a user of the keyboard, or of reduced motion, must not lose the
 * page that is being read (WCAG 2.2.1).
 */
export function balanceScene({ leadsOn }: { readonly leadsOn: boolean }): BalanceScene {
  return { lead: leadsOn ? 'soon' : 'waiting', wall: 'loading' };
}

/** Total: an event that does not matter in a state changes nothing. */
export function sceneAfter(scene: BalanceScene, event: SceneEvent): BalanceScene {
  const { lead, wall } = scene;
  switch (event) {
    case 'time-up':
      return lead === 'soon' ? { lead: 'time', wall } : scene;
    case 'touched':
      if (lead === 'press' || lead === 'waiting') return scene;
      // The way to try again must not move away under the finger.
      return lead === 'time' && wall === 'failed' ? scene : { lead: 'waiting', wall };
    case 'pressed':
      return { lead: 'press', wall: wall === 'failed' ? 'loading' : wall };
    case 'late':
      return wall === 'loading' ? { lead, wall: 'late' } : scene;
    case 'out-of-reach':
      // The card offers other ways than the shops, which need time to be read.
      return { lead: lead === 'press' ? lead : 'waiting', wall: event };
    case 'ready':
    case 'failed':
      return { lead, wall: event };
  }
}

/** Why the scene ends, or `null` while it stays. */
export function sceneEnds({ lead, wall }: BalanceScene): 'time' | 'press' | null {
  const isThere = wall === 'ready' || wall === 'out-of-reach';
  return isThere && (lead === 'time' || lead === 'press') ? lead : null;
}

/** What the card shows: `waits` while it was led on and the wall is not there. */
export function sceneShows({ lead, wall }: BalanceScene): 'rests' | 'waits' | 'waits-long' | 'failed' {
  if (lead === 'soon' || lead === 'waiting') return 'rests';
  if (wall === 'failed') return 'failed';
  return wall === 'late' ? 'waits-long' : 'waits';
}
