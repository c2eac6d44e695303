import type { Decision } from '#sandbox/payment/decide.ts';
import type { NetworkFault } from '../Network.ts';
import type { StorageMood } from '../platform/SimulatedStorage.ts';

interface OfTab {
  /** The tab's number, from 1. */
  readonly tab: number;
}

/** How a user fills in a form. */
export interface Filling {
  readonly person: number;
  /** Takes the last option of each choice; default: the first. */
  readonly chooses?: 'last';
}

/** What the user does in a tab. `nth` counts what has the same name. */
export type UserStep =
  | (OfTab & { readonly does: 'type'; readonly field: string; readonly text: string })
  | (OfTab & Filling & { readonly does: 'fill' })
  | (OfTab & {
      readonly does: 'press';
      readonly name: string;
      readonly nth: number;
      readonly times: 1 | 2;
      /** How the form is filled in before. */
      readonly filled?: Filling;
      /** What the user types before. */
      readonly typed?: { readonly field: string; readonly text: string };
      /** How long the user then waits, in milliseconds. */
      readonly rest: number;
    })
  | (OfTab & { readonly does: 'go'; readonly path: string })
  | (OfTab & { readonly does: 'decide'; readonly decision: Decision })
  | (OfTab & { readonly does: 'open-mailed-link' })
  | (OfTab & { readonly does: 'back' | 'reload' })
  | (OfTab & { readonly does: 'close' | 'duplicate' })
  | { readonly does: 'open'; readonly path: string };

/** What happens around the user. */
export type WorldStep =
  | (OfTab & { readonly does: 'kill' | 'revive' })
  | (OfTab & { readonly does: 'session-storage'; readonly mood: StorageMood })
  | { readonly does: 'local-storage'; readonly mood: StorageMood }
  | { readonly does: 'fault'; readonly method: 'GET' | 'POST'; readonly fault: NetworkFault }
  | { readonly does: 'offline' | 'online' | 'deliver' | 'fail-delivery' | 'release' }
  /** For this long, orders are carried out, but they and all calls except those by which a page starts get a 502. */
  | { readonly does: 'outage'; readonly ms: number }
  /** From now on the states of orders name this rest, whatever they left. */
  | { readonly does: 'other-rests'; readonly inCent: number }
  | { readonly does: 'skew'; readonly ms: number }
  | { readonly does: 'wait'; readonly ms: number };

export type Step = UserStep | WorldStep;
