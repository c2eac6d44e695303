import type { Instant } from '../core/instant.ts';

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds; negative in America. */
export type ZoneOffset = (at: Instant) => number;

/** Who ordered a voucher; `company` means a large order of a company (product 15.8). */
export type BuyerType = 'private' | 'company';

const DAY = 24 * 60 * 60_000;
/** By how much a large company order may be later. */
const COMPANY_LATER = 2 * DAY;
const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Returns the moment from which a voucher's code can be used for certain (product 15.8): 24 hours after the sale, or
 * the beginning of the next working day where that comes later. What is ordered on a Friday or Saturday waits for
 * Monday. A large company order takes up to 48 hours longer. Public holidays are not known here; hours are hours, also
 * on a day on which the clocks change.
 */
export function usableFrom(soldAt: Instant, kind: BuyerType, offset: ZoneOffset): Instant {
  const dayLater = soldAt + DAY;
  const waits = isOn([FRIDAY, SATURDAY], soldAt, offset) || isOn([SATURDAY, SUNDAY], dayLater, offset);
  const usable = waits ? Math.max(dayLater, nextMonday(soldAt, offset)) : dayLater;
  return kind === 'company' ? usable + COMPANY_LATER : usable;
}

function isOn(weekdays: readonly number[], at: Instant, offset: ZoneOffset): boolean {
  return weekdays.includes(weekdayOf(at, offset));
}

/** As a calendar of UTC reads the clock on the wall, so that its weekday is the one there. */
function weekdayOf(at: Instant, offset: ZoneOffset): number {
  return new Date(at + offset(at)).getUTCDay();
}

/** The first moment of the Monday after a moment. */
function nextMonday(at: Instant, offset: ZoneOffset): Instant {
  const onWall = at + offset(at);
  const days = (MONDAY + 7 - weekdayOf(at, offset)) % 7 || 7;
  const mondayOnWall = onWall - (((onWall % DAY) + DAY) % DAY) + days * DAY;
  // The clocks may change until then, so the offset is that of the Monday itself.
  return mondayOnWall - offset(mondayOnWall - offset(at));
}
