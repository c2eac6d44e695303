import { DAY, HOUR, type Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';

/** The other sites whose vouchers can be ordered have the time of Berlin. */
const ZONES: Readonly<Record<string, string>> = { gb: 'Europe/London' };
const WAITING = new Set(['Fri', 'Sat']);

/** When a new code can be used: a day after the sale, and what is sold on a Friday or Saturday from Monday on. */
export function usableFrom(soldAt: Instant, site: string): Instant {
  if (!WAITING.has(weekdayOf(soldAt, site))) return soldAt + DAY;
  // Hour by hour, so that days on which the clocks change need no rule of their own.
  const hour = soldAt - (soldAt % HOUR);
  const hours = Array.from({ length: 73 }, (_, count) => hour + count * HOUR);
  return hours.find((at) => weekdayOf(at, site) === 'Mon') ?? soldAt + DAY;
}

/** A moment as a mail tells it, by the clock of the site. */
export function toldIn(language: Language, at: Instant, site: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: zoneOf(site) } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style).format(at);
}

function weekdayOf(at: Instant, site: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zoneOf(site) }).format(at);
}

function zoneOf(site: string): string {
  return ZONES[site] ?? 'Europe/Berlin';
}
