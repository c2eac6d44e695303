import type { Location } from 'react-router';

/** Which page a shop's dialog was opened over; travels in the history's state. */
export type WallPlace = 'entry' | 'shops';

/** The place that a tile wrote into the history, if this address was reached by one. */
export function openedOver(location: Pick<Location, 'state'>): WallPlace | null {
  const over = (location.state as { over?: unknown } | null)?.over;
  return over === 'entry' || over === 'shops' ? over : null;
}

/** Whether the entry is the page that is shown, by itself or beneath a shop. */
export function isOverEntry(location: Pick<Location, 'pathname' | 'state'>): boolean {
  return (
    location.pathname === '/' || (location.pathname.startsWith('/shops/') && openedOver(location) === 'entry')
  );
}
