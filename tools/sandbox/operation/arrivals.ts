import { DAY, type Instant, MINUTE } from '../core/clock.ts';
import type { Alarm } from './alarms.ts';
import { opened } from './sets.ts';

/** When fewer arrives than usual: pages that do not start, or whose counts do not arrive, count nothing wrong. */
export const LESS_THAN_USUAL = {
  id: 'less-than-usual',
  title: 'Fewer pages are opened than usual',
  counted: opened,
  /** In minutes. The span that is compared. */
  minutes: 10,
  /** With the same time of these earlier days; the one with fewer counts, so that no campaign becomes the measure. */
  daysAgo: [1, 7],
  /** Sounds below this share of what was opened then, if that was at least `least`: not in quiet hours. */
  share: 0.5,
  least: 200,
} as const;

const KEPT = DAY * Math.max(...LESS_THAN_USUAL.daysAgo) + MINUTE * (LESS_THAN_USUAL.minutes + 1);

/** How many pages each site opened, by the minute, for as long as they are compared. */
export class Arrivals {
  readonly #minutes = new Map<Instant, Map<string, number>>();

  add(site: string, count: number, at: Instant): void {
    const start = minuteOf(at);
    for (const old of this.#minutes.keys()) {
      if (old >= at - KEPT) break;
      this.#minutes.delete(old);
    }
    const sites = this.#minutes.get(start) ?? new Map<string, number>();
    this.#minutes.set(start, sites.set(site, count + (sites.get(site) ?? 0)));
  }

  /** By site, in the whole minutes before `until`. */
  before(until: Instant, minutes: number): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (let index = 1; index <= minutes; index += 1)
      for (const [site, count] of this.#minutes.get(minuteOf(until) - index * MINUTE) ?? [])
        sums.set(site, count + (sums.get(site) ?? 0));
    return sums;
  }
}

/** The sites of which fewer pages arrive than usual. `part` is what arrived, `whole` what usually does. */
export function missingArrivals(arrivals: Arrivals, now: Instant): readonly Alarm[] {
  const { id, title, minutes, daysAgo, share, least } = LESS_THAN_USUAL;
  const [first, ...others] = daysAgo.map((days) => arrivals.before(now - days * DAY, minutes));
  const recent = arrivals.before(now, minutes);
  return [...(first ?? [])].flatMap(([about, count]) => {
    const whole = Math.min(count, ...others.map((sites) => sites.get(about) ?? 0));
    const part = recent.get(about) ?? 0;
    return whole >= least && part < share * whole ? [{ id, title, about, part, whole }] : [];
  });
}

function minuteOf(at: Instant): Instant {
  return Math.floor(at / MINUTE) * MINUTE;
}
