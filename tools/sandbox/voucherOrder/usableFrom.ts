import { DAY, HOUR, type Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';

/** The other sites that sell vouchers use Berlin time. */
const ZONES: Readonly<Record<string, string>> = { gb: 'Europe/London' };
const WAITING = new Set(['Fri', 'Sat']);

/** 24 hours after the sale; from Monday for a sale on Friday or Saturday. */
export function usableFrom(soldAt: Instant, site: string): Instant {
  if (!WAITING.has(weekdayOf(soldAt, site))) return soldAt + DAY;
  // Steps hour by hour, so that daylight saving changes need no special case.
  const hour = soldAt - (soldAt % HOUR);
  const hours = Array.from({ length: 73 }, (_, count) => hour + count * HOUR);
  return hours.find((at) => weekdayOf(at, site) === 'Mon') ?? soldAt + DAY;
}

/** Formats a time for a mail, in the site's time zone. */
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
