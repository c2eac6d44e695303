import type { Location } from 'react-router';
import { openedOver } from '../parts/paths/wallPlace.ts';
import { isFixed } from './routeLookup.ts';

/**
 * The category or variation that a path of the redeem page names, in lower case (specification 2): empty for `/`, null
 * for every path of another page.
 */
export function categoryIn(pathname: string): string | null {
  const [, segment = '', ...rest] = pathname.split('/');
  if (rest.join('') !== '' || isFixed(segment.toLowerCase())) return null;
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase(); // a malformed escape names nothing, which the look-up will say
  }
}

/** Whether the entry is the page that is shown, by itself or beneath a shop. */
export function isOverEntry(location: Pick<Location, 'pathname' | 'state'>): boolean {
  const { pathname } = location;
  return pathname.startsWith('/shops/') ? openedOver(location) === 'entry' : categoryIn(pathname) !== null;
}
