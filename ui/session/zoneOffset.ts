import type { ZoneOffset } from '#domain/calendar/usableFrom.ts';
import { dateFormat } from './dateFormat.ts';

/** Returns the UTC offset of an IANA time zone in milliseconds, for the domain, which has no `Intl`. */
export function zoneOffset(timeZone: string): ZoneOffset {
  const clock = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const whole = Math.floor(at / 1000) * 1000; // `formatToParts` has no fractions of a second
    const shown = Object.fromEntries(
      clock.formatToParts(whole).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  };
}
