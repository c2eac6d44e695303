import type { Instant } from '../core/instant.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A moment's day in UTC as `20261121`. */
function utcDay(at: Instant): string {
  const { year, month, day } = civil(Math.floor(at / DAY_MS));
  return `${String(year).padStart(4, '0')}${twoDigits(month)}${twoDigits(day)}`;
}

/** A moment in UTC as `20261121T193000Z`, for the years 0 to 9999; fractions of a second are cut off. */
export function utcStamp(at: Instant): string {
  const second = Math.floor(at / SECOND_MS) % 86_400;
  const inDay = second < 0 ? second + 86_400 : second;
  const time = [Math.floor(inDay / 3600), Math.floor(inDay / 60) % 60, inDay % 60].map(twoDigits).join('');
  return `${utcDay(at)}T${time}Z`;
}

/**
 * Year, month and day of a number of days since 1970, in the Gregorian calendar. Years are counted from March, so
 * that the leap day is the last one of a year; eras are the 400 years after which the calendar repeats itself.
 */
function civil(daysSince1970: number): { year: number; month: number; day: number } {
  const days = daysSince1970 + 719_468; // since 1 March of the year 0
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
