import { isSetUp } from '../feature/hasFeature.ts';
import type { Site } from '../site/site.ts';
import type { Route } from './routes.ts';
import { hasRoute } from './siteRoutes.ts';

/** True if the site is made for this page and does not offer it now, so that an old mail may still lead there. */
export function isWithheld(site: Site, route: Route): boolean {
  return route.feature !== undefined && isSetUp(site, route.feature) && !hasRoute(site, route);
}
