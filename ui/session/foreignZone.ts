import type { Instant } from '#domain/core/instant.ts';
import type { Locale } from '#domain/language/locale.ts';
import { dateFormat } from './dateFormat.ts';
import { zoneOffset } from './zoneOffset.ts';

const MINUTE_MS = 60_000;

/** The zone's name, such as "Eastern Time", if its clocks differ from the device's; else null. */
export function foreignZone(timeZone: string, at: Instant, locale: Locale): string | null {
  const here = -new Date(at).getTimezoneOffset() * MINUTE_MS;
  if (zoneOffset(timeZone)(at) === here) return null;
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
