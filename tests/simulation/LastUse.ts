import entry from '#locales/entry/de.json' with { type: 'json' };
import type { Step } from './steps/step.ts';

/** Steps by which a user uses a page. */
const USES: ReadonlySet<Step['does']> = new Set(['type', 'fill', 'press', 'decide']);
/** Half an hour, and the minute in which a page notices that it is over. */
const LONGEST_STAY = 31 * 60_000;
/** How long a renewed session lasts. */
const SESSION = 20 * 60_000;

/** When a user last did something in any tab of the device. All times are in epoch milliseconds. */
export class LastUse {
  #at = 0;

  look(step: Step, now: number): void {
    if (USES.has(step.does)) this.#at = now;
  }

  /** Until when the session is in use that this step renews; 0 if it renews none. */
  renewedUntil(step: Step, now: number): number {
    return step.does === 'press' && step.name === entry.session.go ? now + SESSION : 0;
  }

  /** @param inUseUntil until when a voucher can be in use */
  isLongAgo(inUseUntil: number, now: number): boolean {
    return now > Math.max(inUseUntil, this.#at) + LONGEST_STAY;
  }
}
