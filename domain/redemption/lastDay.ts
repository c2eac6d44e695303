import type { Instant } from '../core/instant.ts';
import type { Unreadable } from '../core/unreadable.ts';
import type { SealedCode, ShopCode } from './redeemLink.ts';

/** `UNREADABLE`: there is a last day, but nothing may be said about it. */
export type LastDay = Instant | null | Unreadable;

/** The last day of a code: its own, else its link's. */
export function lastDayOf(code: Pick<ShopCode, 'validUntil'>, link: Pick<SealedCode, 'validUntil'>): LastDay {
  return code.validUntil ?? link.validUntil;
}

/** The last day of all codes of a link; null if they differ, so that each must say its own. */
export function sharedLastDay(
  codes: readonly Pick<ShopCode, 'validUntil'>[],
  link: Pick<SealedCode, 'validUntil'>,
): LastDay {
  const [first, ...others] = codes.map((code) => lastDayOf(code, link));
  return others.every((day) => day === first) ? (first ?? null) : null;
}
