import type { Instant } from '../core/instant.ts';

/** A time zone's offset from UTC at an instant, in milliseconds; negative in America. */
export type ZoneOffset = (at: Instant) => number;

/** `company`: a company's large order (product 15.8). */
export type BuyerType = 'private' | 'company';

const DAY = 24 * 60 * 60_000;
const COMPANY_LATER = 2 * DAY;
const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** 24 hours after the sale or at the next working day's start, if later (product 15.8). Ignores public holidays. */
export function usableFrom(soldAt: Instant, kind: BuyerType, offset: ZoneOffset): Instant {
  const dayLater = soldAt + DAY;
  const waits = isOn([FRIDAY, SATURDAY], soldAt, offset) || isOn([SATURDAY, SUNDAY], dayLater, offset);
  const usable = waits ? Math.max(dayLater, nextMonday(soldAt, offset)) : dayLater;
  return kind === 'company' ? usable + COMPANY_LATER : usable;
}

function isOn(weekdays: readonly number[], at: Instant, offset: ZoneOffset): boolean {
  return weekdays.includes(weekdayOf(at, offset));
}

function weekdayOf(at: Instant, offset: ZoneOffset): number {
  // Shifting by the offset makes UTC getters return local time.
  return new Date(at + offset(at)).getUTCDay();
}

function nextMonday(at: Instant, offset: ZoneOffset): Instant {
  const onWall = at + offset(at);
  const days = (MONDAY + 7 - weekdayOf(at, offset)) % 7 || 7;
  const mondayOnWall = onWall - (((onWall % DAY) + DAY) % DAY) + days * DAY;
  // Daylight saving time may change before Monday, so use Monday's own offset.
  return mondayOnWall - offset(mondayOnWall - offset(at));
}
