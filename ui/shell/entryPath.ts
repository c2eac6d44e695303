import type { Location } from 'react-router';
import { unescaped } from '#domain/link/unescaped.ts';
import { openedOver } from '../parts/paths/wallPlace.ts';
import { isFixed } from './routeLookup.ts';

/**
 * Returns the name of the category or variation in a path of the redeem page, in lower case (specification 2); empty
 * for `/`, null for the path of another page.
 */
export function categoryIn(pathname: string): string | null {
  const [, segment = '', ...rest] = pathname.split('/');
  if (rest.join('') !== '' || isFixed(segment.toLowerCase())) return null;
  // A malformed escape names nothing, which the look-up will say.
  return unescaped(segment).toLowerCase();
}

/** True if the entry page is shown, by itself or beneath a shop's dialog. */
export function isOverEntry(location: Pick<Location, 'pathname' | 'state'>): boolean {
  const { pathname } = location;
  return pathname.startsWith('/shops/') ? openedOver(location) === 'entry' : categoryIn(pathname) !== null;
}
