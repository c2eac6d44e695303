import { type Location, useLocation } from 'react-router';
import { unescaped } from '#domain/link/unescaped.ts';
import { isRouteSegment } from '#domain/route/siteRoutes.ts';
import { isShopPath } from '../parts/paths/isShopPath.ts';
import { openedOver } from '../parts/paths/wallPlace.ts';
import { useServices } from '../session/services.ts';

/**
 * Returns the category or variation in a path of the redeem page, in lower case (product 3.4); empty for `/`, null for
 * other pages.
 */
export function categoryIn(pathname: string): string | null {
  const [, segment = '', ...rest] = pathname.split('/');
  if (rest.join('') !== '' || isRouteSegment(segment.toLowerCase())) return null;
  // A malformed escape names nothing; the look-up reports that.
  return unescaped(segment).toLowerCase();
}

/** True if the entry page is shown, or is beneath a shop's dialog. */
export function isOverEntry(location: Pick<Location, 'pathname' | 'state'>): boolean {
  const { pathname } = location;
  return isShopPath(pathname) ? openedOver(location) === 'entry' : categoryIn(pathname) !== null;
}

/** True for `/`, a category or variation, and beneath a shop's dialog that was opened over it. */
export function useDrawsEntry(): boolean {
  const { path } = useServices();
  const location = useLocation();
  return isOverEntry(location) && path.hasEntry(categoryIn(location.pathname) ?? path.urlName ?? '');
}
