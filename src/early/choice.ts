import type { EarlyLocale, EarlyPlan } from './plan.ts';

/** What the script in the head of an early page has chosen, for the one that follows what is seen. */
export interface EarlyChoice {
  readonly plan: EarlyPlan;
  readonly chosen: EarlyLocale;
  /** False where the page has to show its frame alone. */
  readonly isEntry: boolean;
  /** Addresses of the app's scripts that did not come. */
  readonly missing: Set<string>;
}

declare global {
  var earlyChoice: EarlyChoice | undefined;
}
